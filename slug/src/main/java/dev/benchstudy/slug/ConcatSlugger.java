package dev.benchstudy.slug;

/**
 * Appends to a string with {@code +=}, a character at a time.
 *
 * <p>A string cannot change, so every kept character copies all that came before it into a new
 * string: time and allocated bytes grow with the square of the length.
 */
final class ConcatSlugger implements Slugger {

  @Override
  public String slug(String title) {
    String slug = "";
    boolean wordEnded = false;
    for (int i = 0; i < title.length(); i++) {
      char c = SlugAlphabet.of(title.charAt(i));
      if (c == SlugAlphabet.SEPARATOR) {
        wordEnded = true;
        continue;
      }
      if (wordEnded && !slug.isEmpty()) {
        slug += SlugAlphabet.SEPARATOR;
      }
      wordEnded = false;
      slug += c;
    }
    return slug;
  }
}
