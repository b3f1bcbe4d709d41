package io.mazurka.kernel.model;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.constraint.ConstrainedSystem;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.options.AskedProperties;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A compiled model, which a check works on.
 *
 * @param system the transition system
 * @param properties all properties of the model
 * @param deadlockByDefault whether a terminal state is an error unless the user says otherwise, if
 *     the model has no deadlock property of its own
 * @param reductions what the compiler itself has reduced or refined, in words
 * @param reducer makes the partial-order reduction and the symmetry for the properties that are
 *     checked
 * @param exploration the exploration to use instead of a search of states, or null
 * @param growth says during the search whether the model should be compiled to another layout; null
 *     if it never should
 */
public record CompiledModel(
    TransitionSystem system,
    List<Property> properties,
    boolean deadlockByDefault,
    List<String> reductions,
    Reducer reducer,
    @Nullable Exploration exploration,
    @Nullable Growth growth) {

  /** Says while a model is searched whether its states should be laid out in another way. */
  public interface Growth {

    /**
     * Whether the layout is outgrown after {@code states} states. This is asked often and must be
     * quick.
     */
    boolean isOutgrown(long states);

    /**
     * The layout of the model, in words that mean the same in every run; empty for the first
     * layout.
     */
    List<String> layout();

    /** The layout to use when the current one is outgrown. This method changes nothing. */
    List<String> nextLayout();

    /**
     * The same model with another {@link #layout}; a search of it begins anew. The new model takes
     * over parts of the old one, which must not be used any more.
     */
    CompiledModel again(List<String> layout);
  }

  /** Makes the partial-order reduction and the symmetry for the properties that are checked. */
  public interface Reducer {

    /** A reduction for {@code checked}; it also preserves terminal states. */
    Reduction reduce(List<Property> checked);

    /**
     * The symmetry under which states count as the same, as long as only {@code checked} and
     * terminal states matter.
     */
    default StateSymmetry symmetry(List<Property> checked) {
      return StateSymmetry.none();
    }

    /**
     * Whether {@link #reduce} keeps a state in which {@code premise} is true, if there is one;
     * {@code premise} is the premise of a checked property. {@link #symmetry} always keeps one.
     */
    default boolean observes(PropertyCondition premise, List<Property> checked) {
      return false;
    }

    /**
     * The reductions that {@link #reduce} would fall back to under the same options if less were
     * known of the model; an audit covers them, too.
     */
    default List<Reduction> alternatives(List<Property> checked) {
      return List.of();
    }

    /** The steps that can never be taken, as far as the analysis for the reduction has shown. */
    default List<ImpossibleStep> impossible() {
      return List.of();
    }
  }

  public CompiledModel {
    properties = List.copyOf(properties);
    reductions = List.copyOf(reductions);
  }

  /**
   * The same model, of which only the part within the asked constraints is explored. The
   * constraints are no longer among its properties.
   */
  public CompiledModel within(AskedProperties asked) {
    List<StateProperty> constraints = asked.constraintsAmong(properties);
    List<Property> others =
        properties.stream().filter(one -> one.kind() != Kind.CONSTRAINT).toList();
    if (constraints.isEmpty()) {
      return others.size() == properties.size() ? this : with(system, others, reducer);
    }
    return with(
        new ConstrainedSystem(system, constraints),
        others,
        new ConstrainedReducer(reducer, constraints));
  }

  private CompiledModel with(TransitionSystem other, List<Property> some, Reducer how) {
    return new CompiledModel(other, some, deadlockByDefault, reductions, how, exploration, growth);
  }

  /** A model that always keeps its layout. */
  public CompiledModel(
      TransitionSystem system,
      List<Property> properties,
      boolean deadlockByDefault,
      List<String> reductions,
      Reducer reducer,
      @Nullable Exploration exploration) {
    this(system, properties, deadlockByDefault, reductions, reducer, exploration, null);
  }

  /** A model whose states are searched. */
  public CompiledModel(
      TransitionSystem system,
      List<Property> properties,
      boolean deadlockByDefault,
      List<String> reductions,
      Reducer reducer) {
    this(system, properties, deadlockByDefault, reductions, reducer, null);
  }

  /** A model whose states are all explored. */
  public CompiledModel(
      TransitionSystem system,
      List<Property> properties,
      boolean deadlockByDefault,
      List<String> reductions) {
    this(system, properties, deadlockByDefault, reductions, checked -> new NoReduction());
  }
}
