package io.mazurka.classes.initialization;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A graph of the classes under test: an edge leads from a class to each class that its
 * initialisation needs, first its superclass, then the classes that its initialiser touches, in
 * order. The JVM initialises a class only once, so the edges are recorded at that time. Threads
 * that initialise classes on a cycle may wait for each other for ever (Java Language Specification,
 * 12.4.2). The cycles are computed once, after the first execution, so that all later executions
 * are alike.
 */
public final class InitializationGraph {

  private final TypeNumbers types;
  private final List<Set<Integer>> needs = new ArrayList<>();

  /** The classes that are being initialised, the innermost first. */
  private final Deque<Integer> running = new ArrayDeque<>();

  /**
   * The classes whose initialisers access objects that they have not made, and that others may
   * change.
   */
  private final BitSet dependent = new BitSet();

  /** The classes that were initialised while several threads were there, in that order. */
  private final Set<String> amongThreads = new LinkedHashSet<>();

  private volatile BitSet circular = new BitSet();
  private boolean decided;

  /** A graph of classes that {@code types} numbers, which other graphs may share. */
  public InitializationGraph(TypeNumbers types) {
    this.types = types;
  }

  /** The number of the class with this internal name. */
  public int number(String type) {
    return types.of(type);
  }

  /** The name of a class, without its package. */
  public String name(int type) {
    String name = types.name(type);
    return name.substring(name.lastIndexOf('.') + 1);
  }

  private Set<Integer> edges(int type) {
    while (needs.size() <= type) {
      needs.add(new LinkedHashSet<>());
    }
    return needs.get(type);
  }

  /**
   * Notes that {@code type} is loaded, and that its superclass {@code parent} is initialised before
   * it.
   */
  public synchronized void extend(String type, String parent) {
    edges(number(type)).add(number(parent));
  }

  /**
   * Notes that the initialiser of a class begins.
   *
   * @param alone whether only one thread runs
   */
  public synchronized void enter(int type, boolean alone) {
    running.push(type);
    if (!alone) {
      amongThreads.add(types.name(type));
    }
  }

  /** The classes that were initialised while several threads were there, in that order. */
  public synchronized List<String> amongThreads() {
    return List.copyOf(amongThreads);
  }

  /** Notes that the initialiser that began last ends. */
  public synchronized void leave() {
    running.poll();
  }

  /** Notes that the running initialiser touches a class. */
  public synchronized void touch(int type) {
    Integer touching = running.peek();
    if (touching != null && touching != type) {
      edges(touching).add(type);
    }
  }

  /** The class whose initialiser runs now, or -1. */
  public synchronized int running() {
    Integer type = running.peek();
    return type == null ? -1 : type;
  }

  /**
   * Notes that the running initialiser accesses an object that belongs to {@code type}, or to no
   * class if -1.
   */
  public synchronized void reach(int type) {
    Integer reaching = running.peek();
    if (reaching != null && reaching != type) {
      dependent.set(reaching);
    }
  }

  /** Whether the result depends on when, and by which thread, a class is initialised. */
  public synchronized boolean isDependent(int type) {
    return dependent.get(type);
  }

  /** Computes which classes are on cycles, from the edges so far. */
  public synchronized void decide() {
    decided = true;
    running.clear(); // an initialiser that has not ended has failed
    BitSet found = new BitSet();
    for (int type = 0; type < types.count(); type++) {
      found.set(type, reachedFrom(type).get(type));
    }
    circular = found;
  }

  /** Whether {@link #decide} was called, so that new edges come too late. */
  public synchronized boolean isDecided() {
    return decided;
  }

  private BitSet reachedFrom(int start) {
    BitSet reached = new BitSet();
    Deque<Integer> open = new ArrayDeque<>(edges(start));
    while (!open.isEmpty()) {
      int type = open.pop();
      if (!reached.get(type)) {
        reached.set(type);
        open.addAll(edges(type));
      }
    }
    return reached;
  }

  /** Whether the class is on a cycle. */
  public boolean isCircular(int type) {
    return circular.get(type);
  }

  /** The classes that the initialisation of a class needs, in order. */
  public synchronized List<Integer> allNeeds(int type) {
    return List.copyOf(edges(type));
  }

  /** The classes on cycles that the initialisation of a class needs, in order. */
  public synchronized List<Integer> needs(int type) {
    return edges(type).stream().filter(circular::get).toList();
  }
}
