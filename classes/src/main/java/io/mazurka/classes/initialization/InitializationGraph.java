package io.mazurka.classes.initialization;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The classes under test, by numbers, and which others the initialisation of each one needs: first
 * its superclass, then what its initialiser touches, in that order. A class is initialised for good
 * the first time, so the needs are learnt as that happens. Those that need each other in a circle
 * are where threads may wait for each other for ever (Java Language Specification, 12.4.2); what is
 * in a circle is decided once, after the first execution, lest executions differ.
 */
public final class InitializationGraph {

  private final Map<String, Integer> numbers = new HashMap<>();
  private final List<String> names = new ArrayList<>();
  private final List<Set<Integer>> needs = new ArrayList<>();

  /** The classes that are being initialised, the innermost first. */
  private final Deque<Integer> running = new ArrayDeque<>();

  /** The classes whose initialisers access what they have not made, which others may change. */
  private final BitSet dependent = new BitSet();

  /** The classes that were initialised while several threads were there, in that order. */
  private final Set<String> amongThreads = new LinkedHashSet<>();

  private volatile BitSet circular = new BitSet();
  private boolean decided;

  /** The number of the class with this internal name. */
  public synchronized int number(String type) {
    Integer known = numbers.putIfAbsent(type, names.size());
    if (known != null) {
      return known;
    }
    names.add(type.replace('/', '.'));
    needs.add(new LinkedHashSet<>());
    return names.size() - 1;
  }

  /** The name of a class, without its package. */
  public synchronized String name(int type) {
    String name = names.get(type);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** A class is loaded whose superclass, under test, is initialised before it. */
  public synchronized void extend(String type, String parent) {
    needs.get(number(type)).add(number(parent));
  }

  /**
   * The initialiser of a class begins.
   *
   * @param alone whether only one thread is there
   */
  public synchronized void enter(int type, boolean alone) {
    running.push(type);
    if (!alone) {
      amongThreads.add(names.get(type));
    }
  }

  /** The classes that were initialised while several threads were there, in that order. */
  public synchronized List<String> amongThreads() {
    return List.copyOf(amongThreads);
  }

  /** The initialiser that began last ends. */
  public synchronized void leave() {
    running.poll();
  }

  /** The initialiser that runs now touches a class. */
  public synchronized void touch(int type) {
    Integer touching = running.peek();
    if (touching != null && touching != type) {
      needs.get(touching).add(type);
    }
  }

  /** The class whose initialiser runs now, or -1. */
  public synchronized int running() {
    Integer type = running.peek();
    return type == null ? -1 : type;
  }

  /** The initialiser that runs now accesses what belongs to {@code type}, or to no class if -1. */
  public synchronized void reach(int type) {
    Integer reaching = running.peek();
    if (reaching != null && reaching != type) {
      dependent.set(reaching);
    }
  }

  /** Whether it matters when, and by whom, a class is initialised. */
  public synchronized boolean isDependent(int type) {
    return dependent.get(type);
  }

  /** Decides which classes need each other, by what is known so far. */
  public synchronized void decide() {
    decided = true;
    running.clear(); // what has not ended has failed
    BitSet found = new BitSet();
    for (int type = 0; type < names.size(); type++) {
      found.set(type, reachedFrom(type).get(type));
    }
    circular = found;
  }

  /** Whether that was decided, so that what is learnt from now on comes too late. */
  public synchronized boolean isDecided() {
    return decided;
  }

  private BitSet reachedFrom(int start) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(needs.get(start));
    while (!open.isEmpty()) {
      int type = open.pop();
      if (!reached.get(type)) {
        reached.set(type);
        open.addAll(needs.get(type));
      }
    }
    return reached;
  }

  /** Whether the class needs others that need it. */
  public boolean isCircular(int type) {
    return circular.get(type);
  }

  /** What the initialisation of a class needs, in order. */
  public synchronized List<Integer> allNeeds(int type) {
    return List.copyOf(needs.get(type));
  }

  /** What the initialisation of a class needs and is in a circle, in order. */
  public synchronized List<Integer> needs(int type) {
    return needs.get(type).stream().filter(circular::get).toList();
  }
}
