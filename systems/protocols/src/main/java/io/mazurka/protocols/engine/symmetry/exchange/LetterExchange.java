package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.InboxParts;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.View;
import java.util.List;
import java.util.Objects;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;

/** Maps letters, and the slots of a split inbox that hold them, under an exchange of processes. */
record LetterExchange(Exchange exchange, Layout layout) {

  /** Whether the exchange leaves every letter to a process as it is. */
  boolean areKept(int process) {
    return IntStream.range(0, layout.processes().get(process).letters().size())
        .allMatch(letter -> exchange.letter(process, letter) == letter);
  }

  /** The images of letters of a process, in the order of the inbox that then contains them. */
  int[] of(int process, int[] letters) {
    int[] content = new int[letters.length];
    for (int index = 0; index < letters.length; index++) {
      content[index] = StateExchange.known(exchange.letter(process, letters[index]));
    }
    layout.processes().get(exchange.process(process)).inbox().arrange(content);
    return content;
  }

  /** The image of the content of a part, if all its letters are mapped into the same part. */
  int image(int process, View content) {
    int[] pending = of(process, content.pending());
    int[] delivered = of(process, content.delivered());
    if (pending.length + delivered.length == 0) {
      return ChannelComponent.EMPTY;
    }
    InboxParts parts = layout.processes().get(exchange.process(process)).parts();
    int part = parts.of(pending.length > 0 ? pending[0] : delivered[0]);
    return parts.channels().get(part).number(pending, delivered);
  }

  /**
   * Classifies the parts of the inbox of a split process by how their letters are mapped.
   *
   * @param moved receives pairs of parts that swap places, each in the order of the slots
   * @param renamed receives parts that stay in place but whose letters change
   * @param spread receives parts that get letters from several parts, or from a part whose letters
   *     are mapped into several parts
   */
  void exchange(int process, List<Integer> moved, List<Integer> renamed, List<SpreadPart> spread) {
    SortedMap<Integer, SortedSet<Integer>> targets = targets(process);
    SortedMap<Integer, SortedSet<Integer>> sources = targets(exchange.process(process));
    int from = layout.firstChannel(process);
    int to = layout.firstChannel(exchange.process(process));
    targets.forEach(
        (part, into) -> {
          if (!isOneToOne(into, sources)) {
            return;
          }
          int one = from + part;
          int other = to + into.first();
          if (one < other) {
            moved.addAll(List.of(one, other));
          } else if (one == other && !isKept(process, part)) {
            renamed.add(one);
          }
        });
    sources.forEach(
        (part, comeFrom) -> {
          if (!isOneToOne(comeFrom, targets)) {
            spread.add(new SpreadPart(this, process, List.copyOf(comeFrom), part));
          }
        });
  }

  /** Whether letters are mapped into a single part, and into that part from a single part only. */
  private static boolean isOneToOne(
      SortedSet<Integer> to, SortedMap<Integer, SortedSet<Integer>> from) {
    return to.size() == 1 && Objects.requireNonNull(from.get(to.first())).size() == 1;
  }

  /** Per non-empty part of the inbox of a process, the parts into which its letters are mapped. */
  private SortedMap<Integer, SortedSet<Integer>> targets(int process) {
    ProcessComponent at = layout.processes().get(process);
    InboxParts to = layout.processes().get(exchange.process(process)).parts();
    SortedMap<Integer, SortedSet<Integer>> targets = new TreeMap<>();
    for (int letter = 0; letter < at.letters().size(); letter++) {
      int part = at.parts().of(letter);
      int image = exchange.letter(process, letter);
      if (part >= 0 && image >= 0 && to.of(image) >= 0) {
        targets.computeIfAbsent(part, each -> new TreeSet<>()).add(to.of(image));
      }
    }
    return targets;
  }

  private boolean isKept(int process, int part) {
    ProcessComponent at = layout.processes().get(process);
    return IntStream.range(0, at.letters().size())
        .filter(letter -> at.parts().of(letter) == part)
        .allMatch(letter -> exchange.letter(process, letter) == letter);
  }
}
