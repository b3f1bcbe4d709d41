package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.Meaning;
import io.mazurka.protocols.roles.Received;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/** Local states and steps as text, either unchanged or with the names of processes exchanged. */
public final class ExchangeText {

  private final Meaning meaning;
  private final UnaryOperator<@Nullable Object> values;
  private final IntUnaryOperator processes;

  private ExchangeText(
      Meaning meaning, UnaryOperator<@Nullable Object> values, IntUnaryOperator processes) {
    this.meaning = meaning;
    this.values = values;
    this.processes = processes;
  }

  /** Texts of existing values, unchanged. */
  public static ExchangeText plain(Meaning meaning) {
    return new ExchangeText(meaning, value -> value, process -> process);
  }

  /** Texts of the values that would have to exist after an exchange. */
  public static ExchangeText exchanged(Meaning meaning, Exchange exchange) {
    return new ExchangeText(
        meaning, value -> value == null ? null : exchange.value(value), exchange::process);
  }

  public String process(int process) {
    return meaning.process(processes.applyAsInt(process));
  }

  /** A local state of a process, by its number. */
  public String local(int process, int local) {
    return state(meaning.local(process, local));
  }

  /** A local state of a process or the state of a monitor. */
  public String state(Object state) {
    Object value = values.apply(state);
    return value == null
        ? "[a state that cannot be made]"
        : "[%s]".formatted(ValueText.state(value));
  }

  /** A step of a process, without the local state in which it starts. */
  public String step(int process, StepDefinition definition, LocalStep step) {
    return definition.name()
        + (definition.peer() == null ? "" : " to " + values.apply(definition.peer()))
        + listed(
            " on ",
            step.consumed(),
            letter -> "%s from %s".formatted(message(letter), sender(letter)))
        + (step.fails() ? ", and fail" : ", to " + local(process, step.to()))
        + listed(
            ", sending ",
            step.sent(),
            letter -> "%s to %s".formatted(message(letter), recipient(letter)));
  }

  /** A letter: sender, recipient and message. */
  public String letter(int letter) {
    return "%s may tell %s %s".formatted(sender(letter), recipient(letter), message(letter));
  }

  private static String listed(String prefix, List<Integer> letters, IntFunction<String> text) {
    List<String> all = new ArrayList<>();
    letters.forEach(letter -> all.add(text.apply(letter)));
    return all.isEmpty() ? "" : prefix + String.join(", ", all);
  }

  private String message(int letter) {
    Object message = values.apply(meaning.letter(letter).message());
    return message == null ? "a message that cannot be made" : ValueText.of(message);
  }

  private String sender(int letter) {
    Received<?> received = meaning.letter(letter);
    return String.valueOf(values.apply(received.sender()));
  }

  private String recipient(int letter) {
    return process(meaning.recipient(letter));
  }
}
