package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Gathers what is known of how results came about. */
final class Provenance {
  private final Map<String, Map<Key, Set<String>>> values = new LinkedHashMap<>();
  private final Map<Key, Set<Configuration>> seen = new HashMap<>();

  void add(Key column, Configuration provenance) {
    if (!seen.computeIfAbsent(column, key -> Collections.newSetFromMap(new IdentityHashMap<>()))
        .add(provenance)) {
      return;
    }
    for (Setting setting : provenance.settings()) {
      values
          .computeIfAbsent(setting.key(), key -> new HashMap<>())
          .computeIfAbsent(column, key -> new TreeSet<>())
          .add(setting.value());
    }
  }

  List<ProvenanceLine> lines(List<Key> columns) {
    List<ProvenanceLine> lines = new ArrayList<>();
    for (Map.Entry<String, Map<Key, Set<String>>> entry : values.entrySet()) {
      List<List<String>> ofColumns = new ArrayList<>();
      for (Key column : columns) {
        ofColumns.add(List.copyOf(entry.getValue().getOrDefault(column, Set.of())));
      }
      lines.add(new ProvenanceLine(entry.getKey(), ofColumns));
    }
    return lines;
  }
}
