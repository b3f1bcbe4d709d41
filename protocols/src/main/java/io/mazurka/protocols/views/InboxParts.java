package io.mazurka.protocols.views;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;

/**
 * How a split process is stored: a slot for its local state and one for each channel into it, so
 * that the number of values of a slot does not grow with the product of what waits in all channels.
 * A channel that may hold many different letters is cut into several parts. The letters of a part
 * come before those of the next in the order of letters, so steps are listed part by part.
 */
public final class InboxParts {

  private final ProcessComponent process;
  private final LocalComponent local;
  private final List<ChannelComponent> channels = new ArrayList<>();

  /** Per letter that was known before, its part. */
  private final List<Integer> partOf = new ArrayList<>();

  /** Per process, the first part of its letters, or -1. */
  private final int[] firstOf;

  /**
   * @param groups per part, its sender and the letters known so far that belong to it, in order
   */
  InboxParts(ProcessComponent process, List<Group> groups, int processes, boolean delivers) {
    this.process = process;
    this.local = new LocalComponent(process);
    this.firstOf = new int[processes];
    IntStream.range(0, processes).forEach(other -> firstOf[other] = -1);
    IntStream.range(0, process.letters().size()).forEach(letter -> partOf.add(-1));
    for (Group group : groups) {
      int part = channels.size();
      firstOf[group.sender()] = firstOf[group.sender()] < 0 ? part : firstOf[group.sender()];
      channels.add(new ChannelComponent(process, group.sender(), delivers));
      group.letters().forEach(letter -> partOf.set(letter, part));
    }
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

  /** Which of the channels a letter is in, or -1 if nobody can send it. */
  public int of(int letter) {
    int known = letter < partOf.size() ? partOf.get(letter) : -1;
    return known >= 0 ? known : firstOf[process.letters().sender(letter)];
  }

  IntPredicate isIn(ChannelComponent channel) {
    int part = channels.indexOf(channel);
    return letter -> of(letter) == part;
  }

  /** The view that these values are together. */
  View view(int stance, int[] state, int firstChannel) {
    int[][] pending = new int[channels.size()][];
    int[][] delivered = new int[channels.size()][];
    for (int part = 0; part < pending.length; part++) {
      int value = state[firstChannel + part];
      pending[part] = channels.get(part).pending(value);
      delivered[part] = channels.get(part).delivered(value);
    }
    LocalComponent.Stance at = local.stance(stance);
    return new View(at.local(), at.crashed(), joined(pending), joined(delivered));
  }

  private int[] joined(int[][] contents) {
    int length = 0;
    for (int[] content : contents) {
      length += content.length;
    }
    int[] all = new int[length];
    int end = 0;
    for (int[] content : contents) {
      System.arraycopy(content, 0, all, end, content.length);
      end += content.length;
    }
    process.inbox().arrange(all);
    return all;
  }

  /** The letters of a view that are in a part. */
  int[] part(int[] letters, int part) {
    return IntStream.of(letters).filter(letter -> of(letter) == part).toArray();
  }
}
