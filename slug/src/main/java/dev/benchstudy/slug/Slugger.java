package dev.benchstudy.slug;

/**
 * Makes the slug of a title: the form it takes in the address of a page.
 *
 * <ul>
 *   <li>The ASCII letters and digits of the title are kept, in order, letters in lower case.
 *   <li>Every run of other characters between two kept ones becomes a single {@code '-'}.
 *   <li>A slug neither begins nor ends with {@code '-'}; if nothing is kept, it is empty.
 *   <li>Characters outside ASCII are such other characters, also those that a person would read as
 *       a letter, and those whose lower case is an ASCII letter, as the Kelvin sign U+212A has. The
 *       two halves of a surrogate pair belong to one run.
 * </ul>
 *
 * <p>So a slug consists of {@code a-z}, {@code 0-9} and single {@code '-'}, is never longer than
 * its title, and is its own slug. The default locale has no influence. Implementations keep no
 * state: one instance serves any number of threads.
 */
@FunctionalInterface
public interface Slugger {

  /**
   * Returns the slug of a title.
   *
   * @param title any string, of any length, well-formed UTF-16 or not
   * @return the slug, perhaps empty
   * @throws NullPointerException if {@code title} is null
   */
  String slug(String title);
}
