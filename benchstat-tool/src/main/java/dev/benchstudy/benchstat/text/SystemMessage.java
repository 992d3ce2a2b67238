package dev.benchstudy.benchstat.text;

import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The words in which an operating system says why a file cannot be read or written. */
public final class SystemMessage {
  private SystemMessage() {}

  /** Returns the reason in lower case, without the path; ordinary text. */
  public static String of(Exception fault) {
    if (fault instanceof NoSuchFileException) {
      return "no such file or directory";
    } else if (fault instanceof AccessDeniedException) {
      return "permission denied";
    } else if (fault instanceof FileSystemLoopException) {
      return "too many levels of symbolic links";
    } else if (fault instanceof FileSystemException e && isBelowFile(e.getFile())) {
      return "not a directory";
    }
    String reason = fault instanceof FileSystemException e ? e.getReason() : fault.getMessage();
    String text = reason == null ? fault.getClass().getSimpleName() : reason;
    return text.toLowerCase(Locale.ROOT);
  }

  /** Systems say this, too, in the language of their user. */
  private static boolean isBelowFile(@Nullable String name) {
    Path folder = name == null ? null : Path.of(name).getParent();
    while (folder != null && !Files.exists(folder)) {
      folder = folder.getParent();
    }
    return folder != null && !Files.isDirectory(folder);
  }
}
