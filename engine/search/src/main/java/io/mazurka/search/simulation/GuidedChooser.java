package io.mazurka.search.simulation;

import io.mazurka.kernel.Cursor;
import io.mazurka.kernel.StateFingerprints;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.search.simulation.Corpus.Prefix;
import io.mazurka.search.simulation.CorpusGuide.Trail;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.jspecify.annotations.Nullable;

/**
 * Follows, in every second execution, the beginning of an earlier one that reached a new local
 * state or a new pair of transitions, and goes on as {@link SwarmChooser} does.
 */
final class GuidedChooser implements StepChooser {

  /** Keeps the codes of pairs apart from the fingerprints of local states. */
  private static final long PAIR = 0xD1B54A32D192ED03L;

  private final CorpusGuide guide;
  private final StepChooser rest;
  private final StateFingerprints fingerprints;
  private final int transitions;
  private final Set<Long> reached = new HashSet<>();
  private List<Long> features = new ArrayList<>();
  private List<Integer> places = new ArrayList<>();
  private @Nullable Prefix prefix;
  private int length;
  private int taken;

  GuidedChooser(TransitionSystem system, CorpusGuide guide) {
    this.guide = guide;
    this.rest = new SwarmChooser(system.transitions());
    this.fingerprints = new StateFingerprints(system);
    this.transitions = system.transitions().size();
  }

  @Override
  public void begin(SplittableRandom random) {
    rest.begin(random);
    reached.clear();
    features = new ArrayList<>();
    places = new ArrayList<>();
    taken = 0;
    length = 0;
    prefix = null;
    if (guide.size() > 0 && random.nextBoolean()) {
      // Beginnings that were found late lead to what is hard to reach.
      int index = Math.max(random.nextInt(guide.size()), random.nextInt(guide.size()));
      Prefix drawn = guide.prefix(index);
      prefix = drawn;
      int whole = drawn.steps().size();
      length = random.nextBoolean() ? whole : 1 + random.nextInt(whole);
    }
  }

  @Override
  public int start(int initialStates, SplittableRandom random) {
    Prefix followed = prefix;
    return followed != null && followed.start() < initialStates
        ? followed.start()
        : random.nextInt(initialStates);
  }

  @Override
  public int choose(Cursor cursor, int steps, SplittableRandom random) {
    Prefix followed = prefix;
    if (followed != null && taken < length) {
      int step = followed.steps().get(taken);
      if (step < steps) {
        return step;
      }
      length = 0;
    }
    return rest.choose(cursor, steps, random);
  }

  @Override
  public void took(int before, int transition, int[] from, int[] to) {
    taken++;
    if (before >= 0) {
      reach(PAIR * (1 + (long) before * transitions + transition));
    }
    for (int slot = 0; slot < to.length; slot++) {
      if (from[slot] != to[slot]) {
        try {
          reach(fingerprints.part(slot, to[slot]));
        } catch (UnsupportedValueException e) {
          // A value without a canonical form guides nobody, as its number may be another next time.
        }
      }
    }
  }

  private void reach(long feature) {
    if (!guide.isKnown(feature) && reached.add(feature)) {
      features.add(feature);
      places.add(taken);
    }
  }

  @Override
  public void end(long number, int start, List<Integer> steps) {
    if (!features.isEmpty()) {
      guide.note(number, new Trail(new Prefix(start, steps), features, places));
    }
  }
}
