package dev.benchstudy.benchstat.select;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.model.Measurement;
import dev.benchstudy.benchstat.model.Result;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.Unit;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Filters one line with three measurements; what stays is written as its tidied units. */
class FilterTest {
  private static final Result LINE =
      Results.line(
          "Encode/size=4k/kind=a=b-8 1 5 ns/op 3 MB/s 7 B/op",
          ".file=old.txt",
          "goos=linux",
          "note=a \"b\" c");

  private static final Result WITH_DETAIL =
      Results.line("A 1 2 sec/op")
          .withMeasurements(
              List.of(
                  new Measurement(2, Unit.base("sec/op")),
                  new Measurement(3, Unit.base("p0.5-sec/op"), List.of(), true)));

  @ParameterizedTest(name = "{0}")
  @CsvSource(
      delimiter = '~',
      quoteCharacter = '\u0001',
      emptyValue = "",
      textBlock =
          """
          *                                  ~ sec/op B/s B/op
          -*                                 ~ none
          .name:Encode                       ~ sec/op B/s B/op
          .name:encode                       ~ none
          .name:Enc                          ~ none
          .name:/Enc/                        ~ sec/op B/s B/op
          .name:/^Enc$/                      ~ none
          .fullname:Encode/size=4k/kind=a=b-8 ~ sec/op B/s B/op
          .file:old.txt                      ~ sec/op B/s B/op
          /size:4k                           ~ sec/op B/s B/op
          /kind:a=b                          ~ sec/op B/s B/op
          /gomaxprocs:8                      ~ sec/op B/s B/op
          goos:linux                         ~ sec/op B/s B/op
          note:"a \\"b\\" c"                 ~ sec/op B/s B/op
          goarch:""                          ~ sec/op B/s B/op
          goarch://                          ~ sec/op B/s B/op
          -goarch:amd64                      ~ sec/op B/s B/op
          .foo:x                             ~ none
          goos:(windows OR linux)            ~ sec/op B/s B/op
          goos:(windows OR /^l/)             ~ sec/op B/s B/op
          goos:(windows OR plan9)            ~ none
          .unit:sec/op                       ~ sec/op
          .unit:ns/op                        ~ sec/op
          .unit:MB/s                         ~ B/s
          .unit:B/s                          ~ B/s
          .unit:/op/                         ~ sec/op B/op
          .unit:/^MB/                        ~ B/s
          .unit:(ns/op OR B/op)              ~ sec/op B/op
          .unit:x                            ~ none
          -.unit:sec/op                      ~ B/s B/op
          -.unit:x                           ~ sec/op B/s B/op
          --.unit:sec/op                     ~ sec/op
          .unit:/op/ .unit:/^B/              ~ B/op
          .unit:sec/op AND .unit:B/op        ~ none
          .unit:sec/op OR .unit:B/op         ~ sec/op B/op
          .unit:sec/op goos:linux            ~ sec/op
          .unit:sec/op goos:windows          ~ none
          .unit:sec/op OR goos:linux         ~ sec/op B/s B/op
          .unit:sec/op OR goos:windows       ~ sec/op
          -(.unit:sec/op goos:linux)         ~ B/s B/op
          -(.unit:sec/op OR goos:windows)    ~ B/s B/op
          * .unit:sec/op                     ~ sec/op
          * OR .unit:sec/op                  ~ sec/op B/s B/op
          goos:windows goos:linux OR *       ~ sec/op B/s B/op
          goos:linux OR goos:x goos:y        ~ sec/op B/s B/op
          (goos:linux OR goos:x) goos:y      ~ none
          goos:linux AND                     ~ sec/op B/s B/op
          goos:x AND OR goos:linux           ~ sec/op B/s B/op
          """)
  void aFilterKeepsALineASetOfItsMeasurementsOrNothing(String expression, String kept)
      throws ExpressionException {
    assertThat(kept(expression, LINE)).isEqualTo(kept);
  }

  @Test
  void aKeyOfTheNameReadsTheNameOnly() throws ExpressionException {
    Result line = Results.line("A 1 2 x", "size=4k");

    assertThat(kept("/size:4k", line)).isEqualTo("none");
    assertThat(kept("size:4k", line)).isEqualTo("x");
  }

  @ParameterizedTest(name = "{0}")
  @CsvSource({
    "*, sec/op",
    "-.name:A, none",
    ".name:A, sec/op",
    ".unit:/./, sec/op p0.5-sec/op",
    ".name:A OR .unit:x, sec/op p0.5-sec/op",
    ".name:A .unit:/^p/, p0.5-sec/op",
    "-.unit:sec/op, p0.5-sec/op",
  })
  void detailsStayOnlyWhereTheFilterNamesUnits(String expression, String kept)
      throws ExpressionException {
    assertThat(kept(expression, WITH_DETAIL)).isEqualTo(kept);
  }

  @Test
  void detailsStayWhereTheyAreAskedFor() throws ExpressionException {
    assertThat(Filter.parse("*").withDetails().apply(WITH_DETAIL)).contains(WITH_DETAIL);
  }

  @Test
  void bytesOutsideUtf8AreTheReplacementCharacterForRegularExpressionsOnly()
      throws ExpressionException {
    Result line = Results.line("A 1 2 x", "note=a\u00ffb");

    assertThat(kept("note:/^a.b$/", line)).isEqualTo("x");
    assertThat(kept(ByteText.of("note:/\ufffd/"), line)).isEqualTo("x");
    assertThat(kept("note:\"a\\xffb\"", line)).isEqualTo("x");
    assertThat(kept(ByteText.of("note:a\ufffdb"), line)).isEqualTo("none");
  }

  @Test
  void aNestedRepetitionTakesLinearTime() {
    Result line = Results.line("A/" + "a".repeat(50_000) + "b 1 2 x");

    assertThatCode(() -> kept(".fullname:/(a+)+$/", line)).doesNotThrowAnyException();
  }

  private static String kept(String expression, Result line) throws ExpressionException {
    String units =
        Filter.parse(expression).apply(line).stream()
            .flatMap(result -> result.measurements().stream())
            .map(measurement -> measurement.unit().name())
            .collect(Collectors.joining(" "));
    return units.isEmpty() ? "none" : units;
  }
}
