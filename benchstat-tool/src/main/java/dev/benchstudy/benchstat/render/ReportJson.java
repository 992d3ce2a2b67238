package dev.benchstudy.benchstat.render;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.util.DefaultPrettyPrinter;
import dev.benchstudy.benchstat.compare.Cell;
import dev.benchstudy.benchstat.compare.Comparison;
import dev.benchstudy.benchstat.compare.ComparisonTable;
import dev.benchstudy.benchstat.compare.Effect;
import dev.benchstudy.benchstat.compare.Geomean;
import dev.benchstudy.benchstat.compare.HeaderLine;
import dev.benchstudy.benchstat.compare.MissingRow;
import dev.benchstudy.benchstat.compare.Observation;
import dev.benchstudy.benchstat.compare.ProvenanceLine;
import dev.benchstudy.benchstat.compare.Report;
import dev.benchstudy.benchstat.compare.Row;
import dev.benchstudy.benchstat.compare.Warning;
import dev.benchstudy.benchstat.model.Fork;
import dev.benchstudy.benchstat.text.ByteText;
import dev.benchstudy.benchstat.unit.NumberText;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;

/** Writes a report as JSON. */
final class ReportJson {
  /** What {@code schema} says; raised when a member is taken away or means something else. */
  static final int SCHEMA = 1;

  private static final int ALL_DIGITS = 0;

  private static final int DIGITS = 5;

  private final JsonFactory factory = new JsonFactory();
  private final boolean whole;
  private final int digits;

  private ReportJson(boolean whole, int digits) {
    this.whole = whole;
    this.digits = digits;
  }

  /** Returns a writer of everything, with lines that people can read too. */
  static ReportJson whole() {
    return new ReportJson(true, ALL_DIGITS);
  }

  /** Returns a writer of what charts show: no blanks, few digits, no warnings. */
  static ReportJson forCharts() {
    return new ReportJson(false, DIGITS);
  }

  /**
   * Returns a report as JSON, ordinary text.
   *
   * @param report the report
   * @param tables those of its tables and rows that are shown
   */
  String write(Report report, List<ComparisonTable> tables) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = factory.createGenerator(text)) {
      if (whole) {
        json.setPrettyPrinter(new DefaultPrettyPrinter());
      }
      new Writer(json).report(report, tables);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /** Writes the parts of one report. */
  private final class Writer {
    private final JsonGenerator json;

    Writer(JsonGenerator json) {
      this.json = json;
    }

    void report(Report report, List<ComparisonTable> tables) throws IOException {
      json.writeStartObject();
      json.writeNumberField("schema", SCHEMA);
      number("alpha", report.levels().alpha());
      number("confidence", report.levels().confidence());
      json.writeStringField("correction", lower(report.correction()));
      tally(Tally.of(report));
      lists("columns", report.columns());
      json.writeArrayFieldStart("provenance");
      for (ProvenanceLine line : report.provenance()) {
        json.writeStartObject();
        text("key", line.key());
        json.writeBooleanField("equal", line.isEqual());
        lists("values", line.values());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("tables");
      for (ComparisonTable table : tables) {
        table(table);
      }
      json.writeEndArray();
      missing(report.missing());
      json.writeEndObject();
    }

    private void tally(Tally tally) throws IOException {
      json.writeObjectFieldStart("summary");
      for (Comparison.Verdict verdict : Comparison.Verdict.values()) {
        json.writeNumberField(lower(verdict), tally.count(verdict));
      }
      json.writeNumberField("missing", tally.missing());
      json.writeEndObject();
    }

    private void table(ComparisonTable table) throws IOException {
      json.writeStartObject();
      json.writeArrayFieldStart("header");
      for (HeaderLine line : table.header()) {
        json.writeStartObject();
        text("name", line.name());
        text("value", line.value());
        json.writeEndObject();
      }
      json.writeEndArray();
      text("unit", table.unit());
      json.writeStringField("direction", lower(table.direction()));
      json.writeBooleanField("exact", table.exact());
      list("columnFields", table.columnFields());
      lists("columns", table.columns());
      json.writeArrayFieldStart("rows");
      for (Row row : table.rows()) {
        json.writeStartObject();
        text("label", row.label());
        if (whole) {
          list("labels", row.labels());
        }
        json.writeArrayFieldStart("cells");
        for (Optional<Cell> cell : row.cells()) {
          if (cell.isPresent()) {
            cell(cell.get(), table);
          } else {
            json.writeNull();
          }
        }
        json.writeEndArray();
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeArrayFieldStart("geomeans");
      for (Geomean geomean : table.geomeans()) {
        json.writeStartObject();
        optional("center", geomean.center());
        optional("ratio", geomean.ratio());
        warnings(geomean.warnings());
        json.writeEndObject();
      }
      json.writeEndArray();
      json.writeEndObject();
    }

    private void cell(Cell cell, ComparisonTable table) throws IOException {
      json.writeStartObject();
      number("center", cell.summary().center());
      number("low", cell.summary().low());
      number("high", cell.summary().high());
      json.writeNumberField("n", cell.summary().size());
      if (cell.sample().forks().isEmpty()) {
        numbers("values", cell.sample().values());
      } else {
        json.writeArrayFieldStart("forks");
        for (Observation fork : cell.sample().forks()) {
          fork(fork);
        }
        json.writeEndArray();
      }
      if (cell.comparison().isPresent()) {
        comparison(cell.comparison().get(), table);
      }
      warnings(cell.warnings(), cell.summary().warnings());
      json.writeEndObject();
    }

    private void fork(Observation observation) throws IOException {
      Fork fork = observation.fork();
      json.writeStartObject();
      number("value", observation.value());
      numbers("iterations", observation.iterations());
      if (whole) {
        text("source", fork.source());
        json.writeNumberField("number", fork.number());
        json.writeNumberField("planned", fork.planned());
      }
      if (fork.block().isPresent()) {
        json.writeObjectFieldStart("block");
        text("machine", fork.block().get().machine());
        json.writeNumberField("number", fork.block().get().number());
        json.writeEndObject();
      }
      if (whole && fork.emptySeconds().isPresent()) {
        number("emptySeconds", fork.emptySeconds().getAsDouble());
      }
      json.writeEndObject();
    }

    private void comparison(Comparison comparison, ComparisonTable table) throws IOException {
      json.writeObjectFieldStart("comparison");
      json.writeStringField("verdict", lower(comparison.verdict(table.direction())));
      json.writeBooleanField("significant", comparison.significant());
      number("base", comparison.base());
      number("center", comparison.center());
      number("change", comparison.change());
      optional("p", comparison.p());
      json.writeNumberField("baseN", comparison.baseSize());
      json.writeNumberField("n", comparison.size());
      json.writeStringField("counted", lower(comparison.counted()));
      if (comparison.effect().isPresent()) {
        Effect effect = comparison.effect().get();
        json.writeObjectFieldStart("effect");
        number("ratio", effect.ratio());
        number("low", effect.low());
        number("high", effect.high());
        json.writeEndObject();
      }
      warnings(comparison.warnings());
      json.writeEndObject();
    }

    private void missing(List<MissingRow> missing) throws IOException {
      json.writeArrayFieldStart("missing");
      for (MissingRow row : missing) {
        json.writeStartObject();
        text("label", row.label());
        text("unit", row.unit());
        list("present", row.present());
        list("absent", row.absent());
        json.writeBooleanField("vanished", row.inFirst());
        text("reason", row.reason());
        json.writeEndObject();
      }
      json.writeEndArray();
    }

    @SafeVarargs
    private void warnings(List<Warning>... lists) throws IOException {
      if (!whole) {
        return;
      }
      json.writeArrayFieldStart("warnings");
      for (List<Warning> warnings : lists) {
        for (Warning warning : warnings) {
          json.writeStartObject();
          json.writeStringField("kind", lower(warning.kind()));
          text("text", warning.text());
          json.writeEndObject();
        }
      }
      json.writeEndArray();
    }

    private void text(String name, String byteText) throws IOException {
      json.writeStringField(name, ByteText.toUnicode(byteText));
    }

    private void list(String name, List<String> texts) throws IOException {
      json.writeFieldName(name);
      list(texts);
    }

    private void lists(String name, List<List<String>> lists) throws IOException {
      json.writeArrayFieldStart(name);
      for (List<String> texts : lists) {
        list(texts);
      }
      json.writeEndArray();
    }

    private void list(List<String> texts) throws IOException {
      json.writeStartArray();
      for (String text : texts) {
        json.writeString(ByteText.toUnicode(text));
      }
      json.writeEndArray();
    }

    private void numbers(String name, List<Double> values) throws IOException {
      json.writeArrayFieldStart(name);
      for (double value : values) {
        number(value);
      }
      json.writeEndArray();
    }

    private void optional(String name, OptionalDouble value) throws IOException {
      if (value.isPresent()) {
        number(name, value.getAsDouble());
      } else {
        json.writeNullField(name);
      }
    }

    private void number(String name, double value) throws IOException {
      json.writeFieldName(name);
      number(value);
    }

    /** Writes a number; JSON has none for NaN and the infinities, so those are texts. */
    private void number(double value) throws IOException {
      if (Double.isNaN(value) || Double.isInfinite(value)) {
        json.writeString(NumberText.shortest(value));
      } else if (digits == ALL_DIGITS) {
        json.writeNumber(NumberText.shortest(value));
      } else {
        double rounded = new BigDecimal(value).round(new MathContext(digits)).doubleValue();
        json.writeNumber(NumberText.shortest(rounded));
      }
    }

    private static String lower(Enum<?> constant) {
      return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }
}
