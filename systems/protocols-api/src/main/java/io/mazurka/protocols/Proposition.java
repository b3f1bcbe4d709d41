package io.mazurka.protocols;

import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Observed;
import io.mazurka.protocols.roles.Role;
import java.util.List;
import java.util.Objects;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * A named condition on the states of a protocol. Formulas refer to it. It is declared like an
 * invariant, by one of the methods of its {@link Builder}, but it need not hold anywhere.
 */
public final class Proposition {

  private final String name;

  private Proposition(String name) {
    this.name = name;
  }

  /** The name by which formulas refer to this proposition. */
  public String name() {
    return name;
  }

  @Override
  public String toString() {
    return name;
  }

  /** The declaration of a proposition. One of its methods completes it. */
  public static final class Builder {

    private final String name;
    private final Consumer<PropertyDefinition> protocol;
    private final PropertyBuilder condition;
    private @Nullable PropertyDefinition completed;

    Builder(String name, Consumer<PropertyDefinition> protocol) {
      this.name = name;
      this.protocol = protocol;
      this.condition = new PropertyBuilder(name, Kind.LTL, built -> completed = built);
    }

    /**
     * Declares that the condition reads no other variables of the roles to which these variables
     * belong.
     */
    public Builder reads(LocalVariable... some) {
      condition.reads(some);
      return this;
    }

    /** Holds if the local state of some member of {@code role} satisfies {@code wanted}. */
    public <S> Proposition exists(Role<S> role, Predicate<S> wanted) {
      condition.forSome(role, wanted);
      return complete();
    }

    /** Holds if the local state of every member of {@code role} satisfies {@code wanted}. */
    public <S> Proposition forEach(Role<S> role, Predicate<S> wanted) {
      condition.forEach(role, wanted);
      return complete();
    }

    /**
     * Holds if the local state of the member of {@code role} with this number, counted from 1,
     * satisfies {@code wanted}.
     */
    public <S> Proposition of(Role<S> role, int number, Predicate<S> wanted) {
      condition.of(role, number, wanted);
      return complete();
    }

    /**
     * Holds if any two different members of {@code role}, the one with the smaller number first,
     * satisfy {@code wanted}.
     */
    public <S> Proposition forEachPair(Role<S> role, BiPredicate<S, S> wanted) {
      condition.forEachPair(role, wanted);
      return complete();
    }

    /**
     * Holds if any member of {@code one} and any member of {@code other} satisfy {@code wanted}.
     */
    public <S, T> Proposition forEachPair(Role<S> one, Role<T> other, BiPredicate<S, T> wanted) {
      condition.forEachPair(one, other, wanted);
      return complete();
    }

    /** Holds if the state of {@code monitor} satisfies {@code wanted}. */
    public <T> Proposition of(Monitor<T> monitor, Predicate<T> wanted) {
      condition.of(monitor, wanted);
      return complete();
    }

    /** Begins a condition over several roles and monitors. */
    public Over<Snapshot> over(Observed... parts) {
      return wanted -> {
        condition.over(parts).holds(wanted);
        return complete();
      };
    }

    /**
     * Begins a condition that sees only the value of {@code projection} for each member of a role.
     */
    public <S, V> Over<List<V>> over(Role<S> role, Function<S, V> projection) {
      return wanted -> {
        condition.over(role, projection).holds(wanted);
        return complete();
      };
    }

    private Proposition complete() {
      protocol.accept(Objects.requireNonNull(completed));
      return new Proposition(name);
    }
  }

  /** A proposition that still needs its condition. */
  @FunctionalInterface
  public interface Over<V> {

    /** Holds if {@code wanted} holds of the parts that this condition is over. */
    Proposition holds(Predicate<V> wanted);
  }
}
