package dev.benchstudy.benchstat.compare;

import dev.benchstudy.benchstat.group.Key;
import dev.benchstudy.benchstat.model.Configuration;
import dev.benchstudy.benchstat.model.Setting;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Gathers what is known of how results came about. */
final class Provenance {
  /** The settings of all columns, in the order in which they were first seen. */
  private final Set<String> names = new LinkedHashSet<>();

  private final Map<Key, Column> columns = new HashMap<>();

  void add(Key key, Configuration provenance) {
    Column column = columns.get(key);
    if (column == null) {
      column = new Column();
      columns.put(key, column);
    }
    if (column.isNew(provenance)) {
      for (Setting setting : provenance.settings()) {
        names.add(setting.key());
        column.add(setting);
      }
    }
  }

  List<ProvenanceLine> lines(List<Key> keys) {
    List<ProvenanceLine> lines = new ArrayList<>();
    for (String name : names) {
      List<List<String>> ofColumns = new ArrayList<>();
      for (Key key : keys) {
        Column column = columns.get(key);
        ofColumns.add(column == null ? List.of() : column.values(name));
      }
      lines.add(new ProvenanceLine(name, ofColumns));
    }
    return lines;
  }

  /** The values of the settings of one column. */
  private static final class Column {
    private final Set<Configuration> seen = Collections.newSetFromMap(new IdentityHashMap<>());
    private final Map<String, Set<String>> values = new HashMap<>();

    boolean isNew(Configuration provenance) {
      return seen.add(provenance);
    }

    void add(Setting setting) {
      Set<String> known = values.get(setting.key());
      if (known == null) {
        known = new TreeSet<>();
        values.put(setting.key(), known);
      }
      known.add(setting.value());
    }

    List<String> values(String name) {
      return List.copyOf(values.getOrDefault(name, Set.of()));
    }
  }
}
