package io.mazurka.protocols.audit;

import io.mazurka.kernel.Property;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.model.CompiledModel.Reducer;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.kernel.symmetry.Canonicalizer;
import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.lpor.TransitionSet;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** One thing that a reduction says wrongly; everything else is as it should be. */
class Mistake {

  /** Whether {@code other} is left out of what interferes with {@code transition}. */
  boolean dropsInterference(String transition, String other) {
    return false;
  }

  /** Whether {@code other} is left out of the enabling sets of {@code transition}. */
  boolean dropsEnabling(String transition, String other) {
    return false;
  }

  boolean isVisible(boolean right) {
    return right;
  }

  /** Whether everything is called invisible where {@code locals} are the local states. */
  boolean isInvisibleIn(List<String> locals) {
    return false;
  }

  boolean isRepeatable(boolean right) {
    return right;
  }

  Contract contract(Contract right) {
    return right;
  }

  Canonicalizer canonicalizer(Canonicalizer right) {
    return right;
  }

  /** The system with the mistake in its reduction or its symmetry. */
  final Checkable in(Checkable system) {
    return new Checkable() {
      @Override
      public Set<Feature> features() {
        return system.features();
      }

      @Override
      public CompiledModel compile(CheckOptions options) {
        CompiledModel model = system.compile(options);
        return new CompiledModel(
            model.system(),
            model.properties(),
            model.deadlockByDefault(),
            model.reductions(),
            wrong(model.reducer(), model.system()));
      }
    };
  }

  private Reducer wrong(Reducer right, TransitionSystem system) {
    return new Reducer() {
      @Override
      public Reduction reduce(List<Property> checked) {
        return wrong(right.reduce(checked), system);
      }

      @Override
      public StateSymmetry symmetry(List<Property> checked) {
        StateSymmetry symmetry = right.symmetry(checked);
        return symmetry.isTrivial()
            ? symmetry
            : new StateSymmetry(
                symmetry.description(), () -> canonicalizer(symmetry.canonicalizers().get()));
      }
    };
  }

  /** Only stubborn sets can be chosen wrongly. */
  private Reduction wrong(Reduction reduction, TransitionSystem system) {
    if (!(reduction instanceof StubbornReduction right)) {
      return reduction;
    }
    int transitions = system.transitions().size();
    return new StubbornReduction(
        right.description(),
        contract(right.contract()),
        transitions,
        transition -> isVisible(right.isVisible(transition)),
        transition -> isRepeatable(right.isRepeatable(transition)),
        () -> new WrongRelations(right.relations(), system));
  }

  private final class WrongRelations implements LocatedRelations {

    private final LocatedRelations right;
    private final TransitionSystem system;
    private final List<Transition> transitions;
    private int[] loaded = {};

    WrongRelations(LocatedRelations right, TransitionSystem system) {
      this.right = right;
      this.system = system;
      this.transitions = system.transitions();
    }

    @Override
    public void moveTo(int[] state) {
      loaded = state;
      right.moveTo(state);
    }

    @Override
    public void addInvisible(long[] set) {
      right.addInvisible(set);
      if (isInvisibleIn(system.renderer().state(loaded))) {
        Arrays.fill(set, -1);
      }
    }

    @Override
    public void addInterfering(int transition, long[] set) {
      long[] all = TransitionSet.empty(transitions.size());
      right.addInterfering(transition, all);
      for (int other : TransitionSet.members(all)) {
        if (!dropsInterference(name(transition), name(other))) {
          TransitionSet.add(set, other);
        }
      }
    }

    @Override
    public int enablingSets(int transition) {
      return right.enablingSets(transition);
    }

    @Override
    public void addEnablingSet(int transition, int index, long[] set) {
      long[] all = TransitionSet.empty(transitions.size());
      right.addEnablingSet(transition, index, all);
      for (int other : TransitionSet.members(all)) {
        if (!dropsEnabling(name(transition), name(other))) {
          TransitionSet.add(set, other);
        }
      }
    }

    private String name(int transition) {
      return transitions.get(transition).toString();
    }
  }
}
