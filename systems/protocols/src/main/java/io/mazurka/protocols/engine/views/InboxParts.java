package io.mazurka.protocols.engine.views;

import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairObjectMemo;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * The slots of a split process: one for its local state and one for each channel into it. So the
 * number of values of a slot does not grow with the product of the contents of all channels. A
 * channel that may hold many different letters is divided into several parts. In the order of
 * letters, those of one part come before those of the next, so steps are listed part by part.
 */
public final class InboxParts {

  private final ProcessComponent process;
  private final LocalComponent local;
  private final List<ChannelComponent> channels = new ArrayList<>();

  /**
   * By local state, the number of its view with an empty inbox; per part, of the view with the
   * content of that part added.
   */
  private final NumberMemo empty;

  private final List<PairObjectMemo<Integer>> joined = new ArrayList<>();
  private final ObjectMemo<int[]> values;

  /** Per letter known in advance, its part. */
  private final List<Integer> partOf = new ArrayList<>();

  /** Per sending process, the first part of its letters, or -1. */
  private final int[] firstOf;

  /**
   * @param groups per part, its sender and the letters known so far, in order
   */
  InboxParts(ProcessComponent process, List<Group> groups, int processes, boolean delivers) {
    this.process = process;
    this.local = new LocalComponent(process);
    this.firstOf = new int[processes];
    IntStream.range(0, processes).forEach(other -> firstOf[other] = -1);
    IntStream.range(0, process.letters().size()).forEach(letter -> partOf.add(-1));
    this.empty = new NumberMemo(this::withoutLetters);
    this.values = new ObjectMemo<>(view -> split(process.view(view)));
    for (Group group : groups) {
      int part = channels.size();
      firstOf[group.sender()] = firstOf[group.sender()] < 0 ? part : firstOf[group.sender()];
      ChannelComponent channel = new ChannelComponent(process, group.sender(), delivers);
      channels.add(channel);
      joined.add(new PairObjectMemo<>((view, content) -> join(view, channel, content)));
      group.letters().forEach(letter -> partOf.set(letter, part));
    }
  }

  private int withoutLetters(int stance) {
    LocalComponent.Stance at = local.stance(stance);
    return process.intern(new View(at.local(), at.crashed(), new int[0], new int[0]));
  }

  /** Letters of one sender that share a slot. */
  public record Group(int sender, List<Integer> letters) {

    public Group {
      letters = List.copyOf(letters);
    }
  }

  /** The slot of the local state. */
  public LocalComponent local() {
    return local;
  }

  /** The other slots, in the order of senders and letters. */
  public List<ChannelComponent> channels() {
    return channels;
  }

  /** The index of the channel part to which a letter belongs, or -1 if no process can send it. */
  public int of(int letter) {
    int known = letter < partOf.size() ? partOf.get(letter) : -1;
    return known >= 0 ? known : firstOf[process.letters().sender(letter)];
  }

  IntPredicate isIn(ChannelComponent channel) {
    int part = channels.indexOf(channel);
    return letter -> of(letter) == part;
  }

  /** The number of the view that the values of the slots form together. */
  int join(int stance, int[] state, int firstChannel) {
    int view = empty.of(stance);
    for (int part = 0; part < joined.size(); part++) {
      view = joined.get(part).of(view, state[firstChannel + part]);
    }
    return view;
  }

  private int join(int number, ChannelComponent channel, int content) {
    View view = process.view(number);
    return process.intern(
        new View(
            view.local(),
            view.crashed(),
            join(view.pending(), channel.pending(content)),
            join(view.delivered(), channel.delivered(content))));
  }

  private int[] join(int[] letters, int[] more) {
    int[] all = Arrays.copyOf(letters, letters.length + more.length);
    System.arraycopy(more, 0, all, letters.length, more.length);
    process.inbox().arrange(all);
    return all;
  }

  /** The values of the slots of a view: the local state first, then the channels. */
  int[] split(int view) {
    return values.of(view);
  }

  private int[] split(View view) {
    int[] all = new int[channels.size() + 1];
    all[0] = local.number(view.local(), view.crashed());
    for (int part = 0; part < channels.size(); part++) {
      int own = part;
      IntPredicate isIn = letter -> of(letter) == own;
      all[part + 1] =
          channels
              .get(part)
              .number(
                  Arrays.stream(view.pending()).filter(isIn).toArray(),
                  Arrays.stream(view.delivered()).filter(isIn).toArray());
    }
    return all;
  }
}
