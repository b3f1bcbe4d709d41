package io.mazurka.classes.runtime;

import io.mazurka.classes.memory.Order;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.threads.operations.Done;
import io.mazurka.threads.operations.Operation;
import io.mazurka.threads.operations.Operation.Kind;
import io.mazurka.threads.operations.OperationOutcome;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.Set;

/**
 * Finds operations whose behaviour is not fully explored and that may overlap with changes by other
 * threads. Such an operation takes several steps in Java and is explored as one, or walks over a
 * collection. An overlap is a race between the operation and a change, not counting the order that
 * the two create themselves. If there is an overlap, the guarantee names the operation.
 */
public final class Overlaps {

  private final ClassRun run;
  private final IdentityHashMap<Object, Shadow> shadows = new IdentityHashMap<>();

  Overlaps(ClassRun run) {
    this.run = run;
  }

  /** Such an operation, or one step of it, is about to be performed. */
  public void steps(Actor actor, Object object, boolean writes, Omission omission, String name) {
    Shadow shadow = shadow(object);
    shadow.operations.add(new Noted(omission, name));
    take(actor, shadow, writes ? Order.PLAIN_WRITE : Order.PLAIN_READ);
  }

  /** An atomic operation is about to change {@code object}. */
  public void change(Actor actor, Object object) {
    take(actor, shadow(object), Order.OPAQUE_WRITE);
  }

  private Shadow shadow(Object object) {
    return shadows.computeIfAbsent(object, first -> new Shadow(run));
  }

  private void take(Actor actor, Shadow shadow, Order order) {
    run.took(actor.number(), shadow, order, shadow.operation);
  }

  /** An operation that the guarantee names, and the kind of omission. */
  private record Noted(Omission omission, String name) {}

  /** The history of the accesses to an object, without the order that these accesses create. */
  private static final class Shadow extends AccessedObject<Object> {

    private final ClassRun run;
    private final Set<Noted> operations = new LinkedHashSet<>();
    private final Operation<Object> operation =
        Operation.of(
            this,
            Kind.PLAIN,
            this::name,
            (state, thread) -> OperationOutcome.read(state, Done.DONE),
            null);

    Shadow(ClassRun run) {
      super(-1, Done.DONE);
      this.run = run;
    }

    @Override
    boolean isRace() {
      operations.forEach(one -> run.subject().omissions().note(one.omission(), one.name()));
      return false;
    }

    @Override
    public String name() {
      return "shadow";
    }

    @Override
    public Object state() {
      return Done.DONE;
    }

    @Override
    public void become(Object state) {}
  }
}
