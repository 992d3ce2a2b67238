package dev.benchstudy.benchstat.fuzz;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.jacoco.core.data.ExecutionData;
import org.jacoco.core.instr.Instrumenter;
import org.jacoco.core.runtime.LoggerRuntime;
import org.jacoco.core.runtime.RuntimeData;

/**
 * A second copy of the program whose branches are counted. Not thread-safe: what runs in it runs in
 * one thread.
 */
final class Coverage extends ClassLoader implements AutoCloseable {
  private static final String PROGRAM = "dev.benchstudy.benchstat.";

  private final LoggerRuntime runtime = new LoggerRuntime();
  private final RuntimeData data = new RuntimeData();
  private final Instrumenter instrumenter = new Instrumenter(runtime);
  private final Map<Long, BitSet> seen = new HashMap<>();
  private int reached;

  Coverage() {
    super(Coverage.class.getClassLoader());
    try {
      runtime.startup(data);
    } catch (Exception e) { // as JaCoCo declares it
      throw new IllegalStateException(e);
    }
  }

  /** Returns the target in the copy. */
  @SuppressWarnings("unchecked") // it is an enum constant that implements this
  Consumer<byte[]> copyOf(FuzzTarget target) {
    try {
      Class<?> copies = Class.forName(FuzzTarget.class.getName(), true, this);
      return Arrays.stream(copies.getEnumConstants())
          .filter(copy -> copy.toString().equals(target.toString()))
          .map(copy -> (Consumer<byte[]>) copy)
          .findFirst()
          .orElseThrow();
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  @Override
  protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
    synchronized (getClassLoadingLock(name)) {
      Class<?> loaded = findLoadedClass(name);
      return loaded != null
          ? loaded
          : name.startsWith(PROGRAM) ? define(name) : super.loadClass(name, resolve);
    }
  }

  private Class<?> define(String name) throws ClassNotFoundException {
    try (InputStream file = getResourceAsStream(name.replace('.', '/') + ".class")) {
      if (file == null) {
        throw new ClassNotFoundException(name);
      }
      byte[] counted = instrumenter.instrument(file, name);
      return defineClass(name, counted, 0, counted.length);
    } catch (IOException e) {
      throw new ClassNotFoundException(name, e);
    }
  }

  /**
   * Forgets what ran since the last call, and returns whether it reached a branch for the first
   * time.
   */
  boolean reachedNew() {
    int before = reached;
    // Looked at here and now: what is kept by reference is reset as well.
    data.collect(this::see, session -> {}, true);
    return reached > before;
  }

  private void see(ExecutionData executed) {
    BitSet known = seen.computeIfAbsent(executed.getId(), id -> new BitSet());
    boolean[] probes = executed.getProbes();
    for (int i = 0; i < probes.length; i++) {
      if (probes[i] && !known.get(i)) {
        known.set(i);
        reached++;
      }
    }
  }

  /** Returns how many branches have been reached so far. */
  int reached() {
    return reached;
  }

  @Override
  public void close() {
    runtime.shutdown();
  }
}
