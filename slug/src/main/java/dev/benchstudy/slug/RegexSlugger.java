package dev.benchstudy.slug;

import java.util.Locale;

/**
 * Replaces with regular expressions, in three lines, as people write it.
 *
 * <p>Both expressions are compiled anew at every call, every run of separators makes a match with
 * its objects, and there are three strings between the title and the slug. Linear in the length.
 *
 * <p>Letters become lower case <em>last</em>. People write it first, and then the Kelvin sign
 * becomes a {@code k} that is kept.
 *
 * <p>Source: any answer to "how do I make a slug in Java".
 */
final class RegexSlugger implements Slugger {

  @Override
  public String slug(String title) {
    String dashed = title.replaceAll("[^A-Za-z0-9]+", "-");
    String trimmed = dashed.replaceAll("^-|-$", "");
    return trimmed.toLowerCase(Locale.ROOT);
  }
}
