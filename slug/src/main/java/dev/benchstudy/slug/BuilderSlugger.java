package dev.benchstudy.slug;

/**
 * Appends to one {@link StringBuilder} that is as large as the title from the start.
 *
 * <p>A slug is never longer than its title, so the buffer never grows: one pass, and three
 * allocations whatever the length: the buffer, the string and the string's own bytes.
 */
final class BuilderSlugger implements Slugger {

  @Override
  public String slug(String title) {
    StringBuilder slug = new StringBuilder(title.length());
    boolean wordEnded = false;
    for (int i = 0; i < title.length(); i++) {
      char c = SlugAlphabet.of(title.charAt(i));
      if (c == SlugAlphabet.SEPARATOR) {
        wordEnded = true;
        continue;
      }
      if (wordEnded && !slug.isEmpty()) {
        slug.append(SlugAlphabet.SEPARATOR);
      }
      wordEnded = false;
      slug.append(c);
    }
    return slug.toString();
  }
}
