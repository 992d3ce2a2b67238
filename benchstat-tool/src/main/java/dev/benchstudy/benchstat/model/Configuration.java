package dev.benchstudy.benchstat.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The settings under which a benchmark ran, in order, each key once.
 *
 * <p>Results that follow one another share one instance as long as nothing changes.
 *
 * @param settings the settings in order
 */
public record Configuration(List<Setting> settings) {
  /** A configuration without settings. */
  public static final Configuration EMPTY = new Configuration(List.of());

  /** Copies the list. */
  public Configuration {
    settings = List.copyOf(settings);
  }

  /** Returns the value of a key, empty if it is not set. */
  public String value(String key) {
    for (Setting setting : settings) {
      if (setting.key().equals(key)) {
        return setting.value();
      }
    }
    return "";
  }

  /**
   * Returns this configuration with a key set: a new key goes last, a changed one keeps its place,
   * and an empty value takes the key out, its place being taken by the last one.
   */
  public Configuration with(String key, String value) {
    int index = indexOf(key);
    List<Setting> changed = new ArrayList<>(settings);
    if (index < 0) {
      if (value.isEmpty()) {
        return this;
      }
      changed.add(new Setting(key, value));
    } else if (value.isEmpty()) {
      Setting last = changed.remove(changed.size() - 1);
      if (index < changed.size()) {
        changed.set(index, last);
      }
    } else if (changed.get(index).value().equals(value)) {
      return this;
    } else {
      changed.set(index, new Setting(key, value));
    }
    return new Configuration(changed);
  }

  // Written out: what a record has by itself is made when it is first asked for, which takes a
  // short
  // run longer than reading its input.
  @Override
  public boolean equals(@Nullable Object other) {
    return this == other
        || other instanceof Configuration configuration && settings.equals(configuration.settings);
  }

  @Override
  public int hashCode() {
    return settings.hashCode();
  }

  private int indexOf(String key) {
    for (int i = 0; i < settings.size(); i++) {
      if (settings.get(i).key().equals(key)) {
        return i;
      }
    }
    return -1;
  }
}
