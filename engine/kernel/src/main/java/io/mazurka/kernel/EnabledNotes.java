package io.mazurka.kernel;

import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/**
 * Notes which transitions were enabled in some state. Workers share it; each cursor has a {@link
 * Watcher} of its own, which costs nearly nothing once it has seen every transition enabled.
 */
public final class EnabledNotes {

  private final BitSet seen = new BitSet();
  private final int transitions;
  private IntUnaryOperator orbits = IntUnaryOperator.identity();

  /** Notes on a system with so many transitions, none of which was enabled yet. */
  public EnabledNotes(int transitions) {
    this.transitions = transitions;
  }

  /**
   * Says that transitions are alike for which {@code known} returns the same number: if one of them
   * is enabled in some reachable state, so are all. So it is enough to have seen one of them.
   */
  public synchronized void alike(IntUnaryOperator known) {
    orbits = known;
  }

  private synchronized void note(int transition) {
    seen.set(transition);
  }

  /** The numbers of the transitions that were enabled in some state, as texts. */
  public synchronized List<String> noted() {
    return seen.stream().mapToObj(String::valueOf).toList();
  }

  /** Adds the notes of another run, as {@link #noted} returned them. */
  public synchronized void note(List<String> noted) {
    noted.forEach(number -> seen.set(Integer.parseInt(number)));
  }

  /** A watcher for one cursor. */
  public Watcher watcher() {
    return new Watcher();
  }

  /** The transitions among {@code all} of which none alike was enabled in any state. */
  public synchronized Unused unused(List<Transition> all) {
    Set<String> names = new HashSet<>();
    Set<String> ambiguous = new HashSet<>();
    all.stream().map(Transition::name).filter(n -> !names.add(n)).forEach(ambiguous::add);
    BitSet seenOrbits = new BitSet();
    seen.stream().map(orbits).forEach(seenOrbits::set);
    return Unused.steps(
        all.stream()
            .filter(one -> !seenOrbits.get(orbits.applyAsInt(one.number())))
            .map(
                one ->
                    ambiguous.contains(one.name()) ? one.process() + "." + one.name() : one.name())
            .toList());
  }

  /** Notes the enabled transitions that one cursor sees. */
  public final class Watcher {

    private final boolean[] known = new boolean[transitions];
    private int unknown = transitions;

    private Watcher() {}

    /** Notes that the first {@code count} of these transitions are enabled. */
    public void look(int[] enabled, int count) {
      if (unknown > 0) {
        for (int index = 0; index < count; index++) {
          learn(enabled[index]);
        }
      }
    }

    private void learn(int transition) {
      if (!known[transition]) {
        known[transition] = true;
        unknown--;
        note(transition);
      }
    }
  }
}
