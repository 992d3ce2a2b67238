package dev.benchstudy.benchstat.render;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CsvRendererTest {
  @Test
  void aNameOfJmhIsNoFormula() {
    String sheet = new Reports().row("base", "=cmd()", "sec/op", 1).render(OutputFormat.CSV);
    assertThat(sheet).contains("\n'=cmd(),1");
  }

  @Test
  void aNameOfGoStaysAsItIs() {
    String sheet = new Reports().results("base", "=cmd()", "sec/op", 1).render(OutputFormat.CSV);
    assertThat(sheet).contains("\n=cmd(),1");
  }
}
