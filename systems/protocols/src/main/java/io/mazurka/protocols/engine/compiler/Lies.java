package io.mazurka.protocols.engine.compiler;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.crashes.CrashNotice;
import io.mazurka.protocols.engine.views.HandlerRunner;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.options.Traffic;
import io.mazurka.protocols.roles.StepDeclarations.Lie;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * The messages that Byzantine processes may send at any time, as letters that are pending initially
 * and stay when they are consumed.
 */
final class Lies {

  private final Protocol protocol;
  private final HandlerRunner runner;
  private final boolean allLast;

  /**
   * @param allLast whether all other messages stay as well when they are consumed
   */
  Lies(Protocol protocol, Traffic traffic, HandlerRunner runner, boolean allLast) {
    if (traffic != Traffic.M && !protocol.lies().isEmpty()) {
      throw new InvalidOptionException(
          "--traffic %s cannot be had here: what %s may say at any time is always there and never delivered; take --traffic m"
              .formatted(traffic.name().toLowerCase(Locale.ROOT), protocol.lies().get(0).liar()));
    }
    this.protocol = protocol;
    this.runner = runner;
    this.allLast = allLast;
    protocol.steps().stream().filter(step -> step.quorum().watches()).forEach(this::requireNoneFor);
  }

  /** Refuses messages that are always there for a step that takes everything: it always would. */
  private void requireNoneFor(StepDefinition step) {
    String trouble =
        "step '%s' of %s %s, so it cannot be had with messages that stay when they are consumed: %s"
            .formatted(
                step.name(),
                step.role(),
                step.detects()
                    ? "waits until all messages are consumed"
                    : "takes all messages so far",
                "%s");
    if (allLast) {
      throw new InvalidModelException(
          trouble.formatted("bound the duplications on multisets or queues, or do without them"));
    }
    for (Lie lie : protocol.lies()) {
      if ((step.quorum().alone() || step.messageType().isInstance(lie.message()))
          && step.role().members().contains(lie.recipient())
          && step.senders().stream().anyMatch(role -> role.members().contains(lie.liar()))) {
        throw new InvalidModelException(
            trouble.formatted(
                "let %s say %s in a step".formatted(lie.liar(), ValueText.of(lie.message()))));
      }
    }
  }

  /** Makes the lies last in the inboxes of these processes; returns the letters per process. */
  List<int[]> addTo(List<ProcessComponent> processes) {
    List<int[]> all = new ArrayList<>();
    for (ProcessComponent recipient : processes) {
      BitSet letters = new BitSet();
      for (Lie lie : protocol.lies()) {
        if (lie.recipient().equals(recipient.process().id())) {
          String what = "what %s may say".formatted(lie.liar());
          int message = runner.intern(runner.messages(), lie.message(), what);
          letters.set(recipient.letters().intern(index(processes, lie), message));
        }
      }
      recipient.keep(allLast ? letter -> !isNotice(recipient, letter) : letters::get);
      all.add(letters.stream().toArray());
    }
    return all;
  }

  private static boolean isNotice(ProcessComponent recipient, int letter) {
    return CrashNotice.is(recipient.letters().content(letter));
  }

  private static int index(List<ProcessComponent> processes, Lie lie) {
    return IntStream.range(0, processes.size())
        .filter(index -> processes.get(index).process().id().equals(lie.liar()))
        .findFirst()
        .orElseThrow();
  }
}
