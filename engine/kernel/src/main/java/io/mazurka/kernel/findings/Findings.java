package io.mazurka.kernel.findings;

import io.mazurka.kernel.exploration.EndReason;
import io.mazurka.kernel.exploration.SearchTask;
import io.mazurka.kernel.exploration.Stop;
import io.mazurka.kernel.exploration.Violation;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.walk.Path;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Collects what an exploration finds out about the properties of its task, and says when that is
 * enough to stop. All workers report to it; each evaluates properties with an {@link Evaluation} of
 * its own.
 */
public final class Findings {

  private final SearchTask task;
  private final Set<Property> failed = new LinkedHashSet<>();
  private final Map<Property, Path> witnesses = new LinkedHashMap<>();
  private final Set<Property> met = new HashSet<>();
  private @Nullable Violation first;
  private volatile @Nullable EndReason end;
  private volatile int decisions;

  public Findings(SearchTask task) {
    this.task = task;
  }

  /** A new evaluation of the properties, for one worker. */
  public Evaluation evaluation() {
    return new Evaluation(task, this);
  }

  /**
   * Notes that the state that {@code path} leads to decides {@code property}, unless the property
   * needs no more states.
   *
   * @return whether the state counts as violating
   */
  public synchronized boolean decide(Property property, Supplier<Path> path) {
    if (isDecided(property)) {
      return false;
    }
    report(property, path);
    return !property.kind().asksForSomeState();
  }

  /** Notes that the state that {@code path} leads to decides {@code property}. */
  public synchronized void report(Property property, Supplier<Path> path) {
    boolean violated = !property.kind().asksForSomeState();
    if (failed.add(property)) {
      decisions++;
      if (property.kind().hasWitness()) {
        witnesses.put(property, path.get());
      }
    }
    if (first == null && violated) {
      first = new Violation(property, path.get());
    }
    if (task.stop() == Stop.AT_FIRST_VIOLATION && violated) {
      end = EndReason.VIOLATION;
    } else {
      end = decided(failed);
    }
  }

  /**
   * Adds the findings of a part of the same exploration, whose states all come after those that
   * were entered so far.
   */
  public synchronized void add(Findings part) {
    synchronized (part) {
      failed.addAll(part.failed);
      met.addAll(part.met);
      decisions = failed.size() + met.size();
      part.witnesses.forEach(witnesses::putIfAbsent);
      first = first == null ? part.first : first;
      end = part.end == null ? decided(failed) : part.end;
    }
  }

  /**
   * Whether a part of the same exploration would have gone another way, or counted other states,
   * with what these findings decide.
   */
  public synchronized boolean wouldChange(Findings part) {
    Set<Property> all = part.failed();
    if (task.stop() == Stop.WHEN_ALL_DECIDED && !all.isEmpty()) {
      return true;
    }
    all = new HashSet<>(all);
    all.addAll(failed);
    return part.end == null && decided(all) != null;
  }

  /** The reason to end if these are all the properties that are decided, or null. */
  private @Nullable EndReason decided(Set<Property> some) {
    return task.stop() != Stop.NEVER && !some.isEmpty() && some.size() == task.properties().size()
        ? EndReason.DECIDED
        : end;
  }

  /** Notes that the premise of {@code invariant} holds in some state. */
  public synchronized void meet(Property invariant) {
    if (met.add(invariant)) {
      decisions++;
    }
  }

  /** Whether the premise of {@code invariant} is known to hold in some state. */
  synchronized boolean isMet(Property invariant) {
    return met.contains(invariant);
  }

  /** Whether a further state that decides {@code property} would change nothing. */
  synchronized boolean isDecided(Property property) {
    boolean counted = !property.kind().asksForSomeState() && task.stop() != Stop.WHEN_ALL_DECIDED;
    return !counted && failed.contains(property);
  }

  /** How many properties and premises some state has decided so far. */
  int decisions() {
    return decisions;
  }

  /** Why nothing more needs to be explored, or null. */
  public @Nullable EndReason end() {
    return end;
  }

  /** The first violation, or null. */
  public synchronized @Nullable Violation first() {
    return first;
  }

  /**
   * The properties that some state decided: the state violates the property, or is one that the
   * property asks for.
   */
  public synchronized Set<Property> failed() {
    return Set.copyOf(failed);
  }

  /** The invariants whose premise some state met. */
  public synchronized Set<Property> met() {
    return Set.copyOf(met);
  }

  /** For each property that a witness shows, the path to the first state where it holds. */
  public synchronized Map<Property, Path> witnesses() {
    return new LinkedHashMap<>(witnesses);
  }

  /** Writes the findings so far; a property is written as its index in the task. */
  public synchronized void save(DataOutputStream out) throws IOException {
    savePlaces(failed, out);
    savePlaces(met, out);
    savePlaces(witnesses.keySet(), out);
    for (Path path : witnesses.values()) {
      savePath(path, out);
    }
    savePlaces(first == null ? List.of() : List.of(first.property()), out);
    if (first != null) {
      savePath(first.path(), out);
    }
  }

  /** Adds the findings that {@link #save} has written for the same task. */
  public synchronized void restore(DataInputStream in) throws IOException {
    failed.addAll(properties(in));
    met.addAll(properties(in));
    decisions = failed.size() + met.size();
    for (Property property : properties(in)) {
      witnesses.put(property, path(in));
    }
    for (Property property : properties(in)) {
      first = new Violation(property, path(in));
    }
  }

  private void savePlaces(Collection<Property> some, DataOutputStream out) throws IOException {
    out.writeInt(some.size());
    for (Property property : some) {
      out.writeInt(task.properties().indexOf(property));
    }
  }

  private List<Property> properties(DataInputStream in) throws IOException {
    List<Property> some = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      some.add(task.properties().get(in.readInt()));
    }
    return some;
  }

  private static void savePath(Path path, DataOutputStream out) throws IOException {
    out.writeInt(path.initialState());
    out.writeInt(path.steps().size());
    for (int step : path.steps()) {
      out.writeInt(step);
    }
  }

  private static Path path(DataInputStream in) throws IOException {
    int initialState = in.readInt();
    List<Integer> steps = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      steps.add(in.readInt());
    }
    return new Path(initialState, steps);
  }
}
