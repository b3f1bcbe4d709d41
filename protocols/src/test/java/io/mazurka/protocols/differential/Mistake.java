package io.mazurka.protocols.differential;

import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.Selector;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.lpor.TransitionSet;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.StepDefinition;
import io.mazurka.protocols.differential.ReducedSearch.Checked;
import java.util.List;

/** Something that a reduction may forget, to see that comparisons find out. */
enum Mistake {
  /** That a message is absorbed while an equal one is pending. */
  ABSORPTION_FORGOTTEN,
  /** That whoever sends a message interferes with its consumers. */
  SENDERS_FORGOTTEN,
  /** That transitions of one process interfere. */
  COMPETITION_FORGOTTEN,
  /** That steps heard by one monitor interfere. */
  MONITORS_FORGOTTEN,
  /** That somebody can enable a disabled transition. */
  ENABLERS_FORGOTTEN,
  /** That one of several is necessary, not the first of them. */
  FALSE_NECESSITY,
  /** That transitions may change what is checked. */
  VISIBILITY_FORGOTTEN,
  /** That transitions must not be put off around a cycle. */
  PROVISO_FORGOTTEN;

  /** What must be checked besides terminal states, so that something is lost. */
  Checked checked() {
    return this == VISIBILITY_FORGOTTEN || this == PROVISO_FORGOTTEN
        ? Checked.ALL_INVARIANTS
        : Checked.NOTHING;
  }

  /** The model with this mistake in its reduction; the steps of a protocol have unique names. */
  CompiledModel in(CompiledModel model, Protocol protocol) {
    List<Transition> transitions = model.system().transitions();
    return new CompiledModel(
        model.system(),
        model.properties(),
        false,
        List.of(),
        checked ->
            change((StubbornReduction) model.reducer().reduce(checked), protocol, transitions));
  }

  private Reduction change(
      StubbornReduction right, Protocol protocol, List<Transition> transitions) {
    return this == PROVISO_FORGOTTEN
        ? withoutProviso(right)
        : new StubbornReduction(
            right.description(),
            right.contract(),
            transitions.size(),
            number -> false,
            number -> true,
            () -> new Forgetful(right.relations(), protocol, transitions));
  }

  private static Reduction withoutProviso(StubbornReduction right) {
    return new Reduction() {
      @Override
      public String description() {
        return right.description();
      }

      @Override
      public Contract contract() {
        return Contract.forInvariants(false);
      }

      @Override
      public Selector selector() {
        return right.selector();
      }
    };
  }

  private static StepDefinition step(Protocol protocol, Transition transition) {
    String name = transition.name().replaceFirst(" from .*", "").replaceFirst(", crashing", "");
    return protocol.steps().stream().filter(s -> s.name().equals(name)).findFirst().orElseThrow();
  }

  private boolean forgets(Protocol protocol, Transition member, Transition other) {
    StepDefinition step = step(protocol, member);
    StepDefinition another = step(protocol, other);
    boolean own = member.process().equals(other.process());
    boolean heard =
        protocol.monitors().stream()
            .anyMatch(
                monitor ->
                    monitor.listeners().containsKey(step)
                        && monitor.listeners().containsKey(another));
    boolean sends = another.sends().stream().anyMatch(sent -> sent.to() == step.role());
    return switch (this) {
      case ABSORPTION_FORGOTTEN -> !own && !heard && !sends;
      case SENDERS_FORGOTTEN -> !own && !heard && sends;
      case MONITORS_FORGOTTEN -> !own && heard;
      case COMPETITION_FORGOTTEN -> own;
      default -> false;
    };
  }

  /** Relations with the mistake. */
  private final class Forgetful implements LocatedRelations {

    private final LocatedRelations right;

    /** Per transition, those that do not interfere with it by mistake. */
    private final long[][] forgotten;

    private final long[] scratch;

    Forgetful(LocatedRelations right, Protocol protocol, List<Transition> transitions) {
      this.right = right;
      this.forgotten = new long[transitions.size()][];
      this.scratch = TransitionSet.empty(transitions.size());
      for (Transition member : transitions) {
        long[] set = TransitionSet.empty(transitions.size());
        transitions.stream()
            .filter(other -> forgets(protocol, member, other))
            .forEach(other -> TransitionSet.add(set, other.number()));
        forgotten[member.number()] = set;
      }
    }

    @Override
    public void moveTo(int[] state) {
      right.moveTo(state);
    }

    @Override
    public void addInterfering(int transition, long[] set) {
      TransitionSet.clear(scratch);
      right.addInterfering(transition, scratch);
      for (int word = 0; word < set.length; word++) {
        set[word] |= scratch[word] & ~forgotten[transition][word];
      }
    }

    @Override
    public int enablingSets(int transition) {
      return right.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      TransitionSet.clear(scratch);
      right.addEnablingSet(transition, index, scratch);
      switch (Mistake.this) {
        case ENABLERS_FORGOTTEN -> {}
        case FALSE_NECESSITY -> {
          int first = TransitionSet.next(scratch, 0);
          if (first >= 0) {
            TransitionSet.add(set, first);
          }
        }
        default -> TransitionSet.addAll(set, scratch);
      }
    }
  }
}
