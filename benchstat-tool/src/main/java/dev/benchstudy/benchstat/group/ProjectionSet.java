package dev.benchstudy.benchstat.group;

import dev.benchstudy.benchstat.expr.ExpressionException;
import dev.benchstudy.benchstat.model.Result;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** The projections of one comparison, which share the set of keys that any of them names. */
public final class ProjectionSet {
  private final Projection table;
  private final Projection row;
  private final Projection column;
  private final Projection residue;
  private final List<FieldSpec> fixed;

  private ProjectionSet(
      Projection table,
      Projection row,
      Projection column,
      Projection residue,
      List<FieldSpec> fixed) {
    this.table = table;
    this.row = row;
    this.column = column;
    this.residue = residue;
    this.fixed = fixed;
  }

  /** Returns the projections that four lists of fields describe. */
  static ProjectionSet of(
      List<FieldSpec> table, List<FieldSpec> row, List<FieldSpec> column, List<FieldSpec> ignored) {
    List<FieldSpec> all = new ArrayList<>(table);
    all.addAll(row);
    all.addAll(column);
    all.addAll(ignored);
    Set<String> named = new HashSet<>();
    List<FieldSpec> fixed = new ArrayList<>();
    for (FieldSpec spec : all) {
      named.add(spec.key());
      if (spec.order() instanceof KeyOrder.Fixed) {
        fixed.add(spec);
      }
    }
    return new ProjectionSet(
        projection(table, named),
        projection(row, named),
        projection(column, named),
        projection(residueOf(named), named),
        fixed);
  }

  private static Projection projection(List<FieldSpec> specs, Set<String> named) {
    List<Field> fields = new ArrayList<>();
    for (FieldSpec spec : specs) {
      fields.add(field(spec, named));
    }
    return new Projection(fields);
  }

  private static Field field(FieldSpec spec, Set<String> named) {
    return switch (spec.key()) {
      case FieldSpec.CONFIG -> new ConfigField(spec.order(), named);
      case Result.FULL_NAME -> new FullNameField(spec.order(), named);
      default -> new SpecificField(spec);
    };
  }

  private static List<FieldSpec> residueOf(Set<String> named) {
    List<FieldSpec> residue = new ArrayList<>();
    for (String key : List.of(FieldSpec.CONFIG, Result.FULL_NAME)) {
      if (!named.contains(key)) {
        residue.add(new FieldSpec(key, new KeyOrder.First()));
      }
    }
    return residue;
  }

  /** Parses the fields of one projection (byte text). */
  static List<FieldSpec> parse(String expression) throws ExpressionException {
    return new ProjectionParser(expression).parse();
  }

  /** Returns whether a result has a listed value for each key with a fixed order. */
  public boolean accepts(Result result) {
    for (FieldSpec spec : fixed) {
      if (!((KeyOrder.Fixed) spec.order()).lists(result.value(spec.key()))) {
        return false;
      }
    }
    return true;
  }

  /** Returns the projection to tables. */
  public Projection table() {
    return table;
  }

  /** Returns the projection to rows. */
  public Projection row() {
    return row;
  }

  /** Returns the projection to columns. */
  public Projection column() {
    return column;
  }

  /** Returns the projection to all that the others leave out and that nobody asked to ignore. */
  public Projection residue() {
    return residue;
  }
}
