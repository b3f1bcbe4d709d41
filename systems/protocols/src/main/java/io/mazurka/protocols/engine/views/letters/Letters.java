package io.mazurka.protocols.engine.views.letters;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.value.Namespace;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.kernel.value.bytes.ByteReader;
import io.mazurka.protocols.roles.Received;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;

/**
 * The letters that one process may receive: messages with their senders, numbered in the order of
 * discovery. Where order matters, letters are compared by sender and canonical form, never by
 * number, so enumeration is the same in every run. Shared between workers.
 */
public final class Letters {

  private final List<ProcessInstance> processes;
  private final ValueTable messages;
  private final AppendOnlyTable<Letter> letters = new AppendOnlyTable<>();

  /** A message number with the index of its sender. */
  private record Letter(int sender, int message) {}

  public Letters(List<ProcessInstance> processes, ValueTable messages) {
    this.processes = processes;
    this.messages = messages;
  }

  public int intern(int sender, int message) {
    return letters.number(new Letter(sender, message));
  }

  /** The number of the letter, or -1 if it is unknown. */
  public int find(int sender, int message) {
    return letters.find(new Letter(sender, message));
  }

  /** The number of letters known so far. */
  public int size() {
    return letters.size();
  }

  public int sender(int letter) {
    return letters.get(letter).sender();
  }

  public List<Integer> senders(int[] consumed) {
    List<Integer> senders = new ArrayList<>(consumed.length);
    for (int letter : consumed) {
      senders.add(sender(letter));
    }
    return senders;
  }

  /** The number of the message in the letter. */
  public int message(int letter) {
    return letters.get(letter).message();
  }

  public ValueTable messages() {
    return messages;
  }

  public Object content(int letter) {
    return messages.get(message(letter));
  }

  byte[] bytes(int letter) {
    return messages.bytes(message(letter));
  }

  /** Reads a letter: its sender and the bytes of its message. */
  int decode(ByteReader in, Namespace names) {
    int sender = in.number(processes.size());
    return intern(sender, messages.decode(in.chunk(), names));
  }

  public Received<?> received(int letter) {
    return new Received<>(processes.get(sender(letter)).id(), content(letter));
  }

  public List<Received<?>> received(int[] consumed) {
    List<Received<?>> all = new ArrayList<>();
    for (int letter : consumed) {
      all.add(received(letter));
    }
    return all;
  }

  /**
   * The consumed messages, replaced by equal ones that iterate in another order where there are
   * any.
   */
  public List<Received<?>> reordered(int[] consumed) {
    List<Received<?>> all = new ArrayList<>();
    for (int letter : consumed) {
      Object message = messages.reordered(message(letter));
      all.add(new Received<>(processes.get(sender(letter)).id(), message));
    }
    return all;
  }

  /** The order by sender and canonical form. */
  public Comparator<Integer> order() {
    return Comparator.<Integer>comparingInt(this::sender)
        .thenComparing(this::bytes, Arrays::compare);
  }
}
