package dev.benchstudy.benchstat.profile;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * A loop in compiled code: the instructions from which one reaches its first instruction again
 * without leaving it.
 *
 * @param header the index of the instruction that every pass begins with
 * @param body the indexes of all its instructions, those of the loops inside it included
 */
record Loop(int header, BitSet body) {

  /** Whether another loop lies inside this one. */
  boolean contains(Loop other) {
    return body.get(other.header) && body.cardinality() > other.body.cardinality();
  }

  /** How many loops lie around this one. */
  int depth(List<Loop> all) {
    return (int) all.stream().filter(loop -> loop.contains(this)).count();
  }

  /**
   * The loops of a method, by the address of their header.
   *
   * <p>A jump back to an instruction that a walk from the method's entry has on its path closes a
   * loop; loops with one header are one. Code that is laid out behind the method's end but jumps
   * back into the loop, as the slow path of an allocation does, belongs to it; code that leaves for
   * the interpreter does not.
   */
  static List<Loop> of(List<Instruction> code, InstructionSet set) {
    int[][] successors = successors(code, set);
    int[][] predecessors = reversed(successors);
    Map<Integer, BitSet> bodies = new TreeMap<>();
    for (int[] edge : backEdges(successors)) {
      BitSet body = bodies.computeIfAbsent(edge[1], header -> new BitSet());
      body.or(body(edge[0], edge[1], predecessors));
    }
    List<Loop> loops = new ArrayList<>();
    bodies.forEach((header, body) -> loops.add(new Loop(header, body)));
    return loops.stream().sorted(Comparator.comparingInt(Loop::header)).toList();
  }

  private static int[][] successors(List<Instruction> code, InstructionSet set) {
    Map<Long, Integer> index = new HashMap<>();
    for (int i = 0; i < code.size(); i++) {
      index.put(code.get(i).address(), i);
    }
    int[][] successors = new int[code.size()][];
    for (int i = 0; i < successors.length; i++) {
      Instruction instruction = code.get(i);
      boolean jump = set.isJump(instruction.mnemonic());
      List<Integer> next = new ArrayList<>(2);
      if (!jump && !set.isReturn(instruction.mnemonic()) && !CompiledCode.leaves(instruction)) {
        next.add(i + 1);
      }
      if (jump || set.isConditionalJump(instruction)) {
        Integer target = index.get(instruction.target().orElse(-1));
        if (target != null) {
          next.add(target);
        }
      }
      successors[i] =
          next.stream().mapToInt(Integer::intValue).filter(n -> n < successors.length).toArray();
    }
    return successors;
  }

  private static int[][] reversed(int[][] successors) {
    List<List<Integer>> lists = new ArrayList<>();
    for (int i = 0; i < successors.length; i++) {
      lists.add(new ArrayList<>());
    }
    for (int from = 0; from < successors.length; from++) {
      for (int to : successors[from]) {
        lists.get(to).add(from);
      }
    }
    return lists.stream()
        .map(list -> list.stream().mapToInt(Integer::intValue).toArray())
        .toArray(int[][]::new);
  }

  /** The edges that lead back to an instruction on the path of a walk in depth. */
  private static List<int[]> backEdges(int[][] successors) {
    List<int[]> edges = new ArrayList<>();
    if (successors.length == 0) {
      return edges;
    }
    BitSet seen = new BitSet();
    BitSet onPath = new BitSet();
    int[] next = new int[successors.length];
    Deque<Integer> path = new ArrayDeque<>(List.of(0));
    seen.set(0);
    onPath.set(0);
    while (!path.isEmpty()) {
      int at = path.getLast();
      if (next[at] == successors[at].length) {
        onPath.clear(at);
        path.removeLast();
        continue;
      }
      int to = successors[at][next[at]++];
      if (onPath.get(to)) {
        edges.add(new int[] {at, to});
      } else if (!seen.get(to)) {
        seen.set(to);
        onPath.set(to);
        path.addLast(to);
      }
    }
    return edges;
  }

  private static BitSet body(int last, int header, int[][] predecessors) {
    BitSet body = new BitSet();
    body.set(header);
    Deque<Integer> open = new ArrayDeque<>(List.of(last));
    while (!open.isEmpty()) {
      int at = open.removeLast();
      if (!body.get(at)) {
        body.set(at);
        Arrays.stream(predecessors[at]).forEach(open::addLast);
      }
    }
    return body;
  }
}
