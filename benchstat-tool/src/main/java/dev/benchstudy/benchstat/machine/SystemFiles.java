package dev.benchstudy.benchstat.machine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The files through which a Linux kernel tells about itself, below a root folder.
 *
 * <p>On another system, and for a knob this kernel does not have, every read is simply empty.
 *
 * @param root the folder that stands for {@code /}
 */
public record SystemFiles(Path root) {

  /** The files of the machine this program runs on. */
  public static SystemFiles ofThisMachine() {
    return new SystemFiles(Path.of("/"));
  }

  /** The file that the absolute path {@code name} stands for. */
  public Path path(String name) {
    return root.resolve(name.startsWith("/") ? name.substring(1) : name);
  }

  /** The text of a file without surrounding blanks; empty if it is missing or cannot be read. */
  public Optional<String> read(String name) {
    try {
      return Optional.of(Files.readString(path(name), StandardCharsets.ISO_8859_1).strip());
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  /** The lines of a file; none if it is missing or cannot be read. */
  public List<String> lines(String name) {
    return read(name).map(text -> text.lines().toList()).orElse(List.of());
  }

  /** Whether something stands at this path, readable or not. */
  public boolean exists(String name) {
    return Files.exists(path(name));
  }

  /** The names of a folder's entries in order; none if it cannot be listed. */
  public List<String> list(String folder) {
    try (Stream<Path> entries = Files.list(path(folder))) {
      return entries.map(entry -> entry.getFileName().toString()).sorted().toList();
    } catch (IOException e) {
      return List.of();
    }
  }

  /** The value of {@code key} in lines such as {@code model name : AMD EPYC}. */
  Optional<String> field(String name, String key, char separator) {
    return lines(name).stream()
        .filter(line -> line.startsWith(key))
        .map(line -> line.substring(key.length()).strip())
        .filter(rest -> !rest.isEmpty() && rest.charAt(0) == separator)
        .map(rest -> rest.substring(1).strip())
        .findFirst();
  }
}
