package io.mazurka.protocols.engine.symmetry;

import io.mazurka.protocols.Channels;
import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A protocol whose processes know identities, as data.
 *
 * @param flaw what tells the first member of the first role from the others
 * @param composite whether the two roles are parts of composite processes
 * @param partners whether the second part of each knows the first, and hears only from it
 * @param fuel how often a process may send
 * @param sizes the number of members of the two roles
 * @param starts the initial states, if they are not the usual one
 * @param forbidden a place in which nobody may have met two others
 * @param heard the number of the step that the monitor hears, or -1 if there is none
 * @param recording whether the monitor keeps what it hears of each process, and fails if it hears
 *     steps of a process in an order in which the process cannot take them
 */
public record SymmetricPlan(
    Channels channels,
    Flaw flaw,
    boolean composite,
    boolean partners,
    int fuel,
    List<Integer> sizes,
    List<StepPlan> steps,
    @Nullable Starts starts,
    int forbidden,
    int heard,
    boolean recording)
    implements Plan<SymmetricPlan> {

  /** What is not symmetric. */
  enum Flaw {
    LOCAL_STATE,
    MESSAGE,
    INVARIANT,
    MONITOR,
    INITIAL_STATES,
    NONE
  }

  /** How a member of the first role begins that differs from the others, which any of them does. */
  enum Lead {
    AHEAD,
    KNOWING_ITSELF,
    KNOWN_TO_OTHERS,
    AHEAD_WITH_ITS_PARTNER
  }

  /** Several initial states, with or without the usual one. */
  record Starts(Lead lead, boolean usual) {}

  /** A step of one of the two roles. */
  sealed interface StepPlan {
    int role();
  }

  /** Sends a note about the sender, or about its friend. */
  record Start(int role, int other, int from, int to, boolean tell) implements StepPlan {}

  /** Receives a note. */
  record Receipt(int role, int shift, int kind, boolean reply, boolean picky) implements StepPlan {}

  /** Receives two notes that are the same, or at least two, or all that are there. */
  record Gathering(int role, int to, int kind) implements StepPlan {}

  /** Tells one peer at a time about itself, the peer or its friend, until it has no more fuel. */
  record Approach(int role, int other, int to, int about) implements StepPlan {}

  /** Passes a note to the next member of its own role, or to the one before. */
  record Pass(int role, int from, boolean back, boolean aboutNeighbour) implements StepPlan {}

  /**
   * Is never taken, but its role may say something to the other at any time: about nobody, about
   * itself or about the recipient, and of the fourth kind only to the first.
   */
  record Slander(int role, int kind) implements StepPlan {}

  /** Turns to and fro between two places for ever. */
  record Turn(int role, int one, boolean forget) implements StepPlan {}

  /** Members of a role crash, and those of another learn it and remember whom they met last. */
  record Crash(int role, boolean inSteps, int detecting, boolean silent, boolean mistaken)
      implements StepPlan {}

  /** The same with one more step. */
  SymmetricPlan and(StepPlan step) {
    return with(Stream.concat(steps.stream(), Stream.of(step)).toList(), heard);
  }

  @Override
  public Stream<SymmetricPlan> smaller() {
    List<Integer> all = IntStream.range(0, steps.size()).boxed().toList();
    return Stream.of(
            Cuts.of(all, 1).map(this::keeping),
            Stream.of(-1).filter(none -> heard >= 0).map(none -> with(steps, none)),
            Stream.of(withStarts(null)).filter(plan -> starts != null),
            Stream.of(withoutComposites()).filter(plan -> composite),
            Stream.of(withoutFlaw()).filter(plan -> flaw != Flaw.NONE),
            Cuts.inside(sizes, size -> Cuts.of(size, 1)).map(this::withSizes),
            Cuts.of(fuel, 1).map(this::withFuel))
        .flatMap(plans -> plans);
  }

  private SymmetricPlan keeping(List<Integer> kept) {
    return with(kept.stream().map(steps::get).toList(), kept.indexOf(heard));
  }

  private SymmetricPlan with(List<StepPlan> others, int nowHeard) {
    return new SymmetricPlan(
        channels, flaw, composite, partners, fuel, sizes, others, starts, forbidden, nowHeard,
        recording);
  }

  private SymmetricPlan withStarts(@Nullable Starts others) {
    return new SymmetricPlan(
        channels, flaw, composite, partners, fuel, sizes, steps, others, forbidden, heard,
        recording);
  }

  private SymmetricPlan withoutComposites() {
    return new SymmetricPlan(
        channels, flaw, false, false, fuel, sizes, steps, starts, forbidden, heard, recording);
  }

  private SymmetricPlan withoutFlaw() {
    return new SymmetricPlan(
        channels, Flaw.NONE, composite, partners, fuel, sizes, steps, starts, forbidden, heard,
        recording);
  }

  private SymmetricPlan withSizes(List<Integer> others) {
    List<Integer> now = List.of(others.get(0), partners ? others.get(0) : others.get(1));
    return new SymmetricPlan(
        channels, flaw, composite, partners, fuel, now, steps, starts, forbidden, heard, recording);
  }

  private SymmetricPlan withFuel(int less) {
    return new SymmetricPlan(
        channels, flaw, composite, partners, less, sizes, steps, starts, forbidden, heard,
        recording);
  }

  @Override
  public String toString() {
    StringBuilder text =
        new StringBuilder(
            "%s channels, roles of %d a and %d b, fuel %d, forbidden place %d"
                .formatted(channels, sizes.get(0), sizes.get(1), fuel, forbidden));
    text.append(composite ? partners ? ", composite with partners" : ", composite" : "");
    text.append(flaw == Flaw.NONE ? "" : ", flaw: " + flaw);
    text.append(starts == null ? "" : ", " + starts);
    for (int number = 0; number < steps.size(); number++) {
      text.append("\ns%d: %s".formatted(number, steps.get(number)));
      text.append(
          number == heard
              ? " (heard by the monitor%s)".formatted(recording ? ", which records" : "")
              : "");
    }
    return text.toString();
  }
}
