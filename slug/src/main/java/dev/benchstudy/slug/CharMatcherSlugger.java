package dev.benchstudy.slug;

import com.google.common.base.Ascii;
import com.google.common.base.CharMatcher;

/**
 * Says it in the words of a library: trim and collapse what is not kept, then lower the case.
 *
 * <p>The matcher is made once and laid out as a bit set. One pass to collapse, one to lower the
 * case, each with a buffer and a string of its own.
 *
 * <p>Source: Guava, {@link CharMatcher#trimAndCollapseFrom} and {@link Ascii#toLowerCase(String)}.
 */
final class CharMatcherSlugger implements Slugger {

  private static final CharMatcher NOT_KEPT =
      CharMatcher.inRange('a', 'z')
          .or(CharMatcher.inRange('A', 'Z'))
          .or(CharMatcher.inRange('0', '9'))
          .negate()
          .precomputed();

  @Override
  public String slug(String title) {
    return Ascii.toLowerCase(NOT_KEPT.trimAndCollapseFrom(title, SlugAlphabet.SEPARATOR));
  }
}
