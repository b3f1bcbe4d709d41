package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.supervision.ModelFrames;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.clocks.TimedState;
import io.mazurka.protocols.roles.Received;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A call of user code, described for the message of an error.
 *
 * @param what the name of the code, such as {@code step 'promise' of acceptor2}
 * @param state the local state that the code received
 * @param consumed the messages that the code received
 */
public record Call(String what, Object state, List<Received<?>> consumed) {

  /**
   * Code that gives the same result in this many calls with the same input is taken to depend on
   * its input only.
   */
  private static final int OFTEN = 8;

  /**
   * The error that the code gave different results for equal values that may iterate in different
   * orders.
   *
   * @param part the part of the result that differs
   * @param repeated calls the code again on its first input; tells whether it gives the first
   *     result again
   */
  public ModelMisbehavedException impure(String part, BooleanSupplier repeated) {
    boolean repeatable = IntStream.range(0, OFTEN).allMatch(time -> repeated.getAsBoolean());
    return misbehaved(
        repeatable
            ? part
                + "gives another result when equal sets and maps iterate in another order; choose"
                + " by the elements, such as the smallest one, or keep them in a TreeSet or TreeMap"
            : part + "gives another result when it is called again");
  }

  public ModelMisbehavedException misbehaved(String how) {
    return misbehaved(how, null);
  }

  public ModelMisbehavedException misbehaved(String how, @Nullable Throwable cause) {
    return new ModelMisbehavedException(described(what + " " + how), cause);
  }

  /** The call with its input, as text. */
  private String described(String title) {
    String messages =
        consumed.isEmpty()
            ? "none"
            : consumed.stream()
                .map(r -> ValueText.of(r.message()) + " from " + r.sender())
                .collect(Collectors.joining(", "));
    return "%s\n  local state: %s\n  messages: %s"
        .formatted(title, ValueText.state(TimedState.bare(state)), messages);
  }

  /** Runs the code once. Whatever it throws becomes an error of the model. */
  public <R> R run(UserCode<R> code) {
    R result;
    ModelThread.note(() -> described(what));
    try {
      result = code.run();
    } catch (Exception | StackOverflowError | AssertionError | LinkageError e) {
      String place = ModelFrames.place(e, Call.class);
      String problem =
          e instanceof InvalidModelException
              ? place + ": " + e.getMessage()
              : " threw " + e + place;
      throw new ModelMisbehavedException(described(what + problem), e);
    } finally {
      ModelThread.note(null);
    }
    if (result == null) {
      throw misbehaved("returned null");
    }
    return result;
  }

  /** Some user code. */
  public interface UserCode<R> {
    @Nullable R run();
  }
}
