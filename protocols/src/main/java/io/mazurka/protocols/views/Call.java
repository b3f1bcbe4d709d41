package io.mazurka.protocols.views;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.supervision.ModelFrames;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.Received;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A call of user code, to be named when it misbehaves.
 *
 * @param what which code, such as {@code step 'promise' of acceptor2}
 * @param state the local state it got
 * @param consumed the messages it got
 */
public record Call(String what, Object state, List<Received<?>> consumed) {

  /** What is called so often with the same input and says the same does so by the input. */
  private static final int OFTEN = 8;

  /**
   * The code gave another result for values that are equal and may iterate in another order.
   *
   * @param part what of it did
   * @param repeated whether it gives the first result again for what it got first
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

  /** The call, with what it got. */
  private String described(String title) {
    String messages =
        consumed.isEmpty()
            ? "none"
            : consumed.stream()
                .map(r -> ValueText.of(r.message()) + " from " + r.sender())
                .collect(Collectors.joining(", "));
    return "%s\n  local state: %s\n  messages: %s"
        .formatted(title, ValueText.state(state), messages);
  }

  /** Runs the code once; whatever it throws is the model's fault. */
  public <R> R run(UserCode<R> code) {
    R result;
    ModelThread.note(() -> described(what));
    try {
      result = code.run();
    } catch (Exception | StackOverflowError | AssertionError | LinkageError e) {
      throw misbehaved("threw " + e + ModelFrames.place(e, Call.class), e);
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
