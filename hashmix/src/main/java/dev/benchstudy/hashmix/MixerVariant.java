package dev.benchstudy.hashmix;

/** Every mixer, in the order of the chapter. */
public enum MixerVariant {
  /** MurmurHash3's finaliser: the subject of all benchmarks of this study. */
  FMIX64("fmix64", new Fmix64()),
  /** SplitMix64's mixer: the same shape with other constants, a check on the tests. */
  MIX13("mix13", new Mix13());

  private final String label;

  @SuppressWarnings("ImmutableEnumChecker") // a mixer is pure, so it holds nothing that changes
  private final Mixer mixer;

  MixerVariant(String label, Mixer mixer) {
    this.label = label;
    this.mixer = mixer;
  }

  /** Returns the name used in parameters and tables. */
  public String label() {
    return label;
  }

  /** Returns the mixer; always the same object, which holds no state. */
  public Mixer mixer() {
    return mixer;
  }

  /**
   * Returns the variant with that label.
   *
   * @throws IllegalArgumentException if there is none; the message names those there are
   */
  public static MixerVariant named(String label) {
    StringBuilder known = new StringBuilder();
    for (MixerVariant variant : values()) {
      if (variant.label.equals(label)) {
        return variant;
      }
      known.append(' ').append(variant.label);
    }
    throw new IllegalArgumentException("no mixer named \"" + label + "\"; there are:" + known);
  }
}
