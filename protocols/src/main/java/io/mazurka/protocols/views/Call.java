package io.mazurka.protocols.views;

import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.Received;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A call of user code, to be named when it misbehaves.
 *
 * @param what which code, such as {@code step 'promise' of acceptor2}
 * @param state the local state it got
 * @param consumed the messages it got
 */
public record Call(String what, Object state, List<Received<?>> consumed) {

  public ModelMisbehavedException misbehaved(String how) {
    return misbehaved(how, null);
  }

  public ModelMisbehavedException misbehaved(String how, @Nullable Throwable cause) {
    String messages =
        consumed.isEmpty()
            ? "none"
            : consumed.stream()
                .map(r -> ValueText.of(r.message()) + " from " + r.sender())
                .collect(Collectors.joining(", "));
    return new ModelMisbehavedException(
        "%s %s\n  local state: %s\n  messages: %s"
            .formatted(what, how, ValueText.state(state), messages),
        cause);
  }

  /** Runs the code once; whatever it throws is the model's fault. */
  public <R> R run(UserCode<R> code) {
    R result;
    try {
      result = code.run();
    } catch (Exception | StackOverflowError | AssertionError | LinkageError e) {
      throw misbehaved("threw " + e, e);
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
