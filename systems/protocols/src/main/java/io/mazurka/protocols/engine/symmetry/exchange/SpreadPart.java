package io.mazurka.protocols.engine.symmetry.exchange;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.InboxParts;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.letters.Inbox;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/**
 * A part of the inbox of a split process into which an exchange maps letters from several parts of
 * another inbox. Its content is joined from the letters that come from each of these parts. Shared
 * between workers.
 */
final class SpreadPart {

  private final LetterExchange letters;
  private final int process;
  private final ProcessComponent to;
  private final int part;
  private final int slot;

  /**
   * The slots from which letters come and, for each slot and content, the content that they become
   * here.
   */
  private final int[] sources;

  private final NumberMemo[] pieces;
  private final PairMemo joined;

  /**
   * @param process the process to which the letters belong before the exchange
   * @param from the parts of its inbox from which letters come
   * @param part the part into which they are mapped
   */
  SpreadPart(LetterExchange letters, int process, List<Integer> from, int part) {
    this.letters = letters;
    this.process = process;
    this.part = part;
    Layout layout = letters.layout();
    int image = letters.exchange().process(process);
    this.to = layout.processes().get(image);
    this.slot = layout.firstChannel(image) + part;
    this.sources = from.stream().mapToInt(each -> layout.firstChannel(process) + each).toArray();
    this.pieces = new NumberMemo[sources.length];
    for (int index = 0; index < pieces.length; index++) {
      ChannelComponent source =
          layout.processes().get(process).parts().channels().get(from.get(index));
      pieces[index] = new NumberMemo(content -> piece(source, content));
    }
    this.joined = new PairMemo(this::join);
  }

  /** The slot of this part. */
  int slot() {
    return slot;
  }

  /** The content of this part after the exchange of processes in {@code state}. */
  int image(int[] state) {
    int content = pieces[0].of(state[sources[0]]);
    for (int index = 1; index < pieces.length; index++) {
      content = joined.of(content, pieces[index].of(state[sources[index]]));
    }
    return content;
  }

  private ChannelComponent target() {
    return to.parts().channels().get(part);
  }

  private int piece(ChannelComponent source, int content) {
    return target().number(mine(source.pending(content)), mine(source.delivered(content)));
  }

  /** The images of those letters that are mapped into this part. */
  private int[] mine(int[] some) {
    InboxParts parts = to.parts();
    return Arrays.stream(letters.of(process, some))
        .filter(letter -> parts.of(letter) == part)
        .toArray();
  }

  private int join(int one, int other) {
    ChannelComponent target = target();
    return target.number(
        both(target.pending(one), target.pending(other)),
        both(target.delivered(one), target.delivered(other)));
  }

  private int[] both(int[] one, int[] other) {
    Inbox inbox = to.inbox();
    int[] content = IntStream.concat(Arrays.stream(one), Arrays.stream(other)).toArray();
    inbox.arrange(content);
    return content;
  }
}
