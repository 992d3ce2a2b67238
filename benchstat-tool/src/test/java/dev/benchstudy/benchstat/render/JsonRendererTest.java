package dev.benchstudy.benchstat.render;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class JsonRendererTest {
  @Test
  void everyMemberIsDescribedInTheSchema() throws IOException {
    String json =
        Reports.three().row("base", "Quick.gone", "sec/op", 1e-6).render(OutputFormat.JSON);
    try (InputStream stream = JsonRenderer.class.getResourceAsStream("report.schema.json")) {
      assertThat(stream).isNotNull();
      String schema = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
      assertThat(members(schema)).containsAll(members(json));
    }
  }

  private static Set<String> members(String json) throws IOException {
    Set<String> members = new TreeSet<>();
    try (JsonParser parser = new JsonFactory().createParser(json)) {
      for (JsonToken token = parser.nextToken(); token != null; token = parser.nextToken()) {
        if (token == JsonToken.FIELD_NAME) {
          members.add(parser.currentName());
        }
      }
    }
    return members;
  }

  @Test
  void rawValuesVerdictsAndIntervalsAreThere() {
    String json = Reports.three().render(OutputFormat.JSON);
    assertThat(json)
        .contains("\"schema\" : 1")
        .contains("\"better\" : 1")
        .contains("\"iterations\" : [ 2.003")
        .contains("\"verdict\" : \"worse\"")
        .contains("\"direction\" : \"less-is-better\"")
        .contains("\"effect\" : {");
  }

  @Test
  void infinityIsAText() {
    String json = new Reports().results("base", "Go", "sec/op", 1, 2).render(OutputFormat.JSON);
    assertThat(json).contains("\"low\" : \"-Inf\"").contains("\"values\" : [ 1, 2 ]");
  }

  @Test
  void namesKeepAllTheirCharacters() {
    String json =
        new Reports().row("base", "a\"b\\c<d>\u00e9", "sec/op", 1).render(OutputFormat.JSON);
    assertThat(json).contains("\"label\" : \"a\\\"b\\\\c<d>\u00e9\"");
  }
}
