package io.mazurka.search.pruning;

import java.util.List;
import java.util.function.BiFunction;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out steps that a violation does not need: many at once, then fewer, at last single steps.
 * Steps that become impossible are left out, too; the remaining execution must still violate the
 * property. The idea is delta debugging (Zeller and Hildebrandt 2002).
 */
final class Cutting {

  private final Surroundings surroundings;

  /**
   * Whether the last replay met an impossible step that another step of its transition could
   * replace.
   */
  private boolean replacements;

  Cutting(Surroundings surroundings) {
    this.surroundings = surroundings;
  }

  /** A shorter execution; if the budget suffices, no single step of it can be left out. */
  Candidate cut(Candidate whole) {
    Candidate best = whole;
    for (int size = whole.length() / 2; size > 1 && goesOn(); size /= 2) {
      best = without(size, best);
    }
    Candidate before;
    do {
      before = best;
      best = without(1, best);
    } while (best.length() < before.length());
    return best;
  }

  /**
   * Tries to leave out {@code size} steps at a time, from the end to the beginning: causes come
   * before effects.
   */
  private Candidate without(int size, Candidate whole) {
    Candidate best = whole;
    for (int end = best.length(); end > 0 && goesOn(); end -= size) {
      end = Math.min(end, best.length());
      int start = Math.max(0, end - size);
      Candidate shorter = without(start, end, best);
      best = shorter == null ? best : shorter;
    }
    return best;
  }

  private boolean goesOn() {
    return !surroundings.isExhausted();
  }

  private @Nullable Candidate without(int start, int end, Candidate whole) {
    List<Occurrence> rest = whole.steps().subList(end, whole.length());
    Candidate same = replay(whole.upTo(start), rest);
    if (same != null || !replacements) {
      return same;
    }
    return replay(whole.upTo(start), rest, Surroundings::findAlike);
  }

  /** Takes those of the steps that are possible; null if the property does not fail on the way. */
  @Nullable Candidate replay(Candidate.Growing run, List<Occurrence> steps) {
    replacements = false;
    return replay(run, steps, this::find);
  }

  /** Finds a step again; notes where another one of its transition could replace it. */
  private @Nullable Occurrence find(Surroundings here, Occurrence wanted) {
    Occurrence found = here.find(wanted);
    replacements |= found == null && here.findAlike(wanted) != null;
    return found;
  }

  private @Nullable Candidate replay(
      Candidate.Growing run,
      List<Occurrence> steps,
      BiFunction<Surroundings, Occurrence, @Nullable Occurrence> finding) {
    surroundings.moveTo(run.last());
    for (Occurrence wanted : steps) {
      if (surroundings.fails() || !goesOn()) {
        break;
      }
      Occurrence found = finding.apply(surroundings, wanted);
      if (found != null) {
        run.add(found, surroundings.successor(found.step()));
        surroundings.moveTo(run.last());
      }
    }
    return surroundings.fails() ? run.done() : null;
  }
}
