package io.mazurka.protocols.engine.analysis;

import io.mazurka.protocols.crashes.Crashed;
import io.mazurka.protocols.engine.views.HandlerOutcome.Delivery;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import io.mazurka.protocols.roles.Received;
import java.util.List;

/** Numbers the letters of all processes consecutively, once all letters are known. */
public final class LetterNumbers implements Meaning {

  private final List<ProcessComponent> processes;

  /** Per process, the number of its first letter. */
  private final int[] first;

  public LetterNumbers(List<ProcessComponent> processes) {
    this.processes = processes;
    this.first = new int[processes.size() + 1];
    for (int process = 0; process < processes.size(); process++) {
      first[process + 1] = first[process] + processes.get(process).letters().size();
    }
  }

  public int first(int process) {
    return first[process];
  }

  public int of(ProcessInstance sender, Delivery delivery) {
    Letters letters = processes.get(delivery.recipient()).letters();
    return first[delivery.recipient()] + letters.intern(sender.index(), delivery.message());
  }

  /** Whether a letter stays in its channel when it is consumed. */
  public boolean isLasting(int letter) {
    int recipient = recipient(letter);
    return processes.get(recipient).isLasting(letter - first[recipient]);
  }

  @Override
  public String process(int process) {
    return processes.get(process).name();
  }

  @Override
  public Object local(int process, int local) {
    return Crashed.seen(processes.get(process).locals().get(local));
  }

  @Override
  public boolean isCrashed(int process, int local) {
    return Crashed.is(processes.get(process).locals().get(local));
  }

  @Override
  public Received<?> letter(int letter) {
    int recipient = recipient(letter);
    return processes.get(recipient).letters().received(letter - first[recipient]);
  }

  @Override
  public int recipient(int letter) {
    int process = 0;
    while (first[process + 1] <= letter) {
      process++;
    }
    return process;
  }
}
