package io.mazurka.protocols.engine;

import io.mazurka.protocols.analysis.LocalAnalysis;
import io.mazurka.protocols.analysis.LocalGraph;
import io.mazurka.protocols.value.ValueTable;
import java.util.Arrays;
import java.util.Objects;
import java.util.stream.IntStream;

/**
 * An exchange of processes as look-ups: what it makes of each value of each slot. A slot that never
 * mentions one of the processes is left alone.
 */
final class StateExchange {

  private static final int UNKNOWN = -1;

  private final Exchange exchange;
  private final Layout layout;

  /** Slots whose values change places, two by two, and those whose values are renamed. */
  private final int[] moved;

  private final int[] renamed;

  /** Per slot, what its values become, as far as it is known. */
  private final int[][] images;

  /**
   * @param analysis has all local states and letters there are
   */
  StateExchange(Exchange exchange, Layout layout, LocalAnalysis analysis) {
    this.exchange = exchange;
    this.layout = layout;
    int processes = layout.processes().size();
    int slots = processes + layout.monitors().size();
    this.moved =
        IntStream.range(0, processes)
            .filter(slot -> exchange.process(slot) > slot)
            .flatMap(slot -> IntStream.of(slot, exchange.process(slot)))
            .toArray();
    this.renamed =
        IntStream.range(0, slots)
            .filter(slot -> slot >= processes || isRenamed(analysis.graphs().get(slot)))
            .toArray();
    this.images = new int[slots][0];
  }

  /** Whether the process stays where it is and mentions one that does not. */
  private boolean isRenamed(LocalGraph graph) {
    int process = graph.process();
    return exchange.process(process) == process
        && !(graph.locals().stream().allMatch(local -> exchange.local(process, local) == local)
            && IntStream.range(0, layout.processes().get(process).letters().size())
                .allMatch(letter -> exchange.letter(process, letter) == letter));
  }

  /** Exchanges the processes in {@code state}. */
  void apply(int[] state) {
    int done = advance(state, 0);
    while (done < moved.length + renamed.length) {
      learn(state, done);
      done = advance(state, done);
    }
  }

  /**
   * Exchanges from place {@code from} on, up to a place whose image is not known. What is called
   * for every state does nothing but look up.
   */
  private int advance(int[] state, int from) {
    int place = from;
    for (; place < moved.length; place += 2) {
      int one = moved[place];
      int other = moved[place + 1];
      int image = known(one, state[one]);
      int otherImage = known(other, state[other]);
      if ((image | otherImage) < 0) {
        return place;
      }
      state[one] = otherImage;
      state[other] = image;
    }
    for (; place < moved.length + renamed.length; place++) {
      int slot = renamed[place - moved.length];
      int image = known(slot, state[slot]);
      if (image < 0) {
        return place;
      }
      state[slot] = image;
    }
    return place;
  }

  /** Learns what is missing at a place; whether anything is. */
  private boolean learn(int[] state, int place) {
    boolean pair = place < moved.length;
    int one = pair ? moved[place] : renamed[place - moved.length];
    int other = pair ? moved[place + 1] : one;
    boolean learnt = learn(one, state[one]);
    return learn(other, state[other]) || learnt;
  }

  /** Whether the exchange leaves {@code state} as it is. */
  boolean fixes(int[] state) {
    int same = compare(state, 0);
    while (same < moved.length + renamed.length && learn(state, same)) {
      same = compare(state, same);
    }
    return same == moved.length + renamed.length;
  }

  /** The first place from {@code from} on that changes, or whose image is not known. */
  private int compare(int[] state, int from) {
    int place = from;
    while (place < moved.length
        && known(moved[place], state[moved[place]]) == state[moved[place + 1]]) {
      place += 2;
    }
    if (place < moved.length) {
      return place;
    }
    while (place < moved.length + renamed.length) {
      int slot = renamed[place - moved.length];
      if (known(slot, state[slot]) != state[slot]) {
        return place;
      }
      place++;
    }
    return place;
  }

  private int known(int slot, int value) {
    int[] known = images[slot];
    return value < known.length ? known[value] : UNKNOWN;
  }

  private synchronized boolean learn(int slot, int value) {
    if (known(slot, value) != UNKNOWN) {
      return false;
    }
    int processes = layout.processes().size();
    int image = slot < processes ? view(slot, value) : monitor(slot - processes, value);
    int length = images[slot].length;
    if (value >= length) {
      int[] longer = Arrays.copyOf(images[slot], Math.max(value + 1, 2 * length));
      Arrays.fill(longer, length, longer.length, UNKNOWN);
      images[slot] = longer;
    }
    images[slot][value] = image;
    return true;
  }

  private int view(int process, int number) {
    ProcessComponent from = layout.processes().get(process);
    ProcessComponent to = layout.processes().get(exchange.process(process));
    View view = from.view(number);
    return to.intern(
        new View(
            known(exchange.local(process, view.local())),
            view.crashed(),
            inbox(process, to.inbox(), view.pending()),
            inbox(process, to.inbox(), view.delivered())));
  }

  private int[] inbox(int process, Inbox inbox, int[] letters) {
    int[] content = new int[letters.length];
    for (int index = 0; index < letters.length; index++) {
      content[index] = known(exchange.letter(process, letters[index]));
    }
    inbox.arrange(content);
    return content;
  }

  private int monitor(int monitor, int state) {
    ValueTable states = layout.monitors().get(monitor).states();
    return states.intern(Objects.requireNonNull(exchange.value(states.get(state))));
  }

  private static int known(int number) {
    if (number < 0) {
      throw new IllegalStateException("what an automorphism leads to is part of the analysis");
    }
    return number;
  }
}
