package io.mazurka.kernel.model;

import io.mazurka.kernel.TransitionSystem;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.symmetry.StateSymmetry;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a check works on.
 *
 * @param system the transition system
 * @param properties all properties of the model
 * @param deadlockByDefault whether a terminal state is an error unless the user says otherwise, if
 *     the model has no deadlock property of its own
 * @param reductions what the compilation itself has reduced or refined, in words
 * @param reducer the partial-order reduction and the symmetry, made for the properties checked
 * @param exploration what works on it instead of the search the user chose, or null
 * @param growth whether it should be compiled in another way after all, or null if never
 */
public record CompiledModel(
    TransitionSystem system,
    List<Property> properties,
    boolean deadlockByDefault,
    List<String> reductions,
    Reducer reducer,
    @Nullable Exploration exploration,
    @Nullable Growth growth) {

  /** Finds out while a model is searched that its states should be laid out in another way. */
  public interface Growth {

    /** Whether that is so after so many states. Asked often, so it must be quick. */
    boolean isOutgrown(long states);

    /** How the model is laid out, in words that mean the same in every run; none at first. */
    List<String> layout();

    /** How it should be laid out when it is outgrown; nothing changes by asking. */
    List<String> nextLayout();

    /**
     * The same model with another {@link #layout}; a search of it begins anew. Nobody must go on
     * with this one, whose parts the other one takes over.
     */
    CompiledModel again(List<String> layout);
  }

  /** Makes the partial-order reduction and the symmetry that preserve what is checked. */
  public interface Reducer {

    /** A reduction for {@code checked}; terminal states are preserved whatever is checked. */
    Reduction reduce(List<Property> checked);

    /** Which states are one, as long as only {@code checked} and terminal states matter. */
    default StateSymmetry symmetry(List<Property> checked) {
      return StateSymmetry.none();
    }

    /**
     * Whether {@link #reduce} keeps some state in which {@code premise} is true, the premise of a
     * property that is checked. {@link #symmetry} always does.
     */
    default boolean observes(PropertyCondition premise, List<Property> checked) {
      return false;
    }

    /**
     * What {@link #reduce} would fall back to under the same options, were less known of the model:
     * an audit covers it, too.
     */
    default List<Reduction> alternatives(List<Property> checked) {
      return List.of();
    }

    /** What is certain about steps, as far as it was found out for the reduction. */
    default List<ImpossibleStep> impossible() {
      return List.of();
    }
  }

  public CompiledModel {
    properties = List.copyOf(properties);
    reductions = List.copyOf(reductions);
  }

  /** A model that keeps its layout. */
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
