package io.mazurka.protocols.engine.decomposition.parts;

import io.mazurka.kernel.value.UnsupportedValueException;
import io.mazurka.kernel.value.ValueTable;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Letters;
import io.mazurka.protocols.engine.views.letters.ProcessInstance;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * The letters between parts. Each letter between processes is one between the part that sends it
 * and the part that consumes it, and identities in it mean parts.
 */
final class PartLetters {

  private final List<Letters> letters = new ArrayList<>();

  /** By process and letter, the part of the process that has it and its number there. */
  private final int[][] recipients;

  private final int[][] apart;

  /** By part and its letter, the letter of the whole process. */
  private final int[][] together;

  PartLetters(PartProcesses parts, ProtocolTables whole, IdentityParts identities) {
    ValueTable messages = new ValueTable();
    parts.all().forEach(part -> letters.add(new Letters(parts.all(), messages)));
    int processes = whole.layout().processes().size();
    this.recipients = new int[processes][];
    this.apart = new int[processes][];
    this.together = new int[letters.size()][0];
    for (ProcessComponent component : whole.layout().processes()) {
      LocalGraph graph = whole.analysis().graphs().get(component.process().index());
      add(parts, identities, messages, component, graph.firstLetter());
    }
  }

  private void add(
      PartProcesses parts,
      IdentityParts identities,
      ValueTable messages,
      ProcessComponent component,
      int first) {
    ProcessInstance to = component.process();
    Letters known = component.letters();
    recipients[to.index()] = new int[known.size()];
    apart[to.index()] = new int[known.size()];
    for (int letter = 0; letter < known.size(); letter++) {
      ProcessInstance from = parts.whole(known.sender(letter));
      int sender = parts.sender(from.index(), first + letter);
      int consumer = parts.consumer(to.index(), first + letter);
      Object message =
          identities.message(known.content(letter), from.role(), sender, to.role(), consumer);
      int recipient = parts.index(to.index(), consumer);
      int number =
          letters
              .get(recipient)
              .intern(parts.index(from.index(), sender), messages.intern(message));
      int[] row = together[recipient];
      if (number < row.length) {
        throw new UnsupportedValueException("two messages are the same with other identities");
      }
      together[recipient] = Arrays.copyOf(row, number + 1);
      together[recipient][number] = letter;
      recipients[to.index()][letter] = recipient;
      apart[to.index()][letter] = number;
    }
  }

  /** The letters to a part. */
  Letters of(int part) {
    return letters.get(part);
  }

  /** The part to which a letter of a process is sent. */
  int recipient(int process, int letter) {
    return recipients[process][letter];
  }

  /** The number of a letter of a process among those of the part to which it is sent. */
  int part(int process, int letter) {
    return apart[process][letter];
  }

  /** The letter of the whole process. */
  int whole(int part, int letter) {
    return together[part][letter];
  }
}
