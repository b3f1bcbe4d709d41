package io.mazurka.proofs.lemmas;

import java.util.List;
import java.util.function.IntUnaryOperator;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/**
 * The name of a variable with the indices that stand for processes, such as {@code known[1][2]}.
 */
record IndexedName(String name) {

  private static final Pattern INDEX = Pattern.compile("\\[(\\d+)]");

  /** The part before the indices. */
  String base() {
    int bracket = name.indexOf('[');
    return bracket < 0 ? name : name.substring(0, bracket);
  }

  /** The part after a dot, which names a component of a value. */
  String field() {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? "" : name.substring(dot);
  }

  List<Integer> indices() {
    return INDEX.matcher(name).results().map(IndexedName::index).toList();
  }

  /** The number of positions at which another name of the same array has another index. */
  int differences(IndexedName other) {
    List<Integer> own = indices();
    List<Integer> others = other.indices();
    return (int)
        IntStream.range(0, own.size()).filter(at -> !own.get(at).equals(others.get(at))).count();
  }

  private static int index(MatchResult found) {
    return Integer.parseInt(found.group(1));
  }

  /**
   * The processes among the indices, as bits, if there are {@code count} processes, counted from 1.
   */
  int processes(int count) {
    int processes = 0;
    for (int index : indices()) {
      processes |= 1 <= index && index <= count ? 1 << index : 0;
    }
    return processes;
  }

  /** The name with a star instead of the index at a position. */
  String without(int position) {
    MatchResult found = INDEX.matcher(name).results().skip(position).findFirst().orElseThrow();
    return name.substring(0, found.start()) + "[*]" + name.substring(found.end());
  }

  /** The name with other indices. */
  String with(IntUnaryOperator indices) {
    return INDEX.matcher(name).replaceAll(found -> "[" + indices.applyAsInt(index(found)) + "]");
  }
}
