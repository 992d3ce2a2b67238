package dev.benchstudy.filelen;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Labels name variants, one each. */
class FileLengthVariantTest {

  @ParameterizedTest
  @EnumSource
  void aLabelFindsItsVariant(FileLengthVariant variant) {
    assertThat(FileLengthVariant.named(variant.label())).isEqualTo(variant);
  }

  @Test
  void anUnknownLabelIsAnsweredWithTheKnownOnes() {
    assertThatThrownBy(() -> FileLengthVariant.named("perread"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"perread\"")
        .hasMessageContaining("perRead, reused");
  }
}
