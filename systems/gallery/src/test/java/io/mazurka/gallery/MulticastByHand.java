package io.mazurka.gallery;

import io.mazurka.gallery.Row.Figures;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Echo multicast once more, written from its description and without Mazurka: a state is a set of
 * facts, of which messages are some. Receivers have the first numbers, honest ones before the
 * others, and initiators have the next.
 */
record MulticastByHand(int honest, int receivers, int loyal, int initiators, boolean switching) {

  /** Something that is so: {@code one} has done it to {@code other}, or sent it a message. */
  private record Fact(String what, int one, int other, int value) {}

  static MulticastByHand of(int hr, int hi, int br, int bi, boolean switching) {
    return new MulticastByHand(hr, hr + br, hr + br + hi, hr + br + hi + bi, switching);
  }

  Figures figures() {
    return BruteForce.explore(Set.of(), this::successors, this::isViolated);
  }

  private List<Set<Fact>> successors(Set<Fact> state) {
    List<Set<Fact>> all = new ArrayList<>();
    for (int k = receivers; k < initiators; k++) {
      boolean byzantine = k >= loyal;
      if (state.stream().noneMatch(is("sent", k, -1))) {
        if (!byzantine || switching) {
          all.add(with(state, Stream.concat(sent(k), inits(k, 0, receivers, 1))));
        }
        if (byzantine) {
          int half = (honest + 1) / 2;
          Stream<Fact> some = Stream.concat(inits(k, 0, half, 1), inits(k, half, honest, 2));
          Stream<Fact> rest =
              Stream.concat(inits(k, honest, receivers, 1), inits(k, honest, receivers, 2));
          all.add(with(state, Stream.of(sent(k), some, rest).flatMap(facts -> facts)));
        }
      }
      for (int value = 1; value <= (byzantine ? 2 : 1); value++) {
        addCommits(state, k, value, all);
      }
    }
    for (Fact fact : state) {
      addReceipts(state, fact, all);
    }
    return all;
  }

  /** Takes every quorum of echoes. */
  private void addCommits(Set<Fact> state, int k, int value, List<Set<Fact>> all) {
    if (!state.contains(new Fact("committed", k, k, value))) {
      List<Fact> echoes =
          state.stream()
              .filter(fact -> fact.what().equals("Echo") && fact.other() == k)
              .filter(fact -> fact.value() == value)
              .toList();
      int quorum = -Math.floorDiv(-(2 * receivers + 1), 3);
      for (int set = 0; set < 1 << echoes.size(); set++) {
        if (Integer.bitCount(set) == quorum) {
          Set<Fact> less = new HashSet<>(state);
          for (int index = 0; index < echoes.size(); index++) {
            if ((set >> index & 1) == 1) {
              less.remove(echoes.get(index));
            }
          }
          Stream<Fact> commits =
              IntStream.range(0, switching ? receivers : honest)
                  .mapToObj(r -> new Fact("Commit", k, r, value));
          all.add(
              with(less, Stream.concat(Stream.of(new Fact("committed", k, k, value)), commits)));
        }
      }
    }
  }

  private void addReceipts(Set<Fact> state, Fact message, List<Set<Fact>> all) {
    int k = message.one();
    int r = message.other();
    int value = message.value();
    Set<Fact> less = new HashSet<>(state);
    less.remove(message);
    boolean correct = r < honest || switching;
    if (message.what().equals("Init")) {
      if (correct && state.stream().noneMatch(is("echoed", r, k))) {
        all.add(with(less, Stream.of(new Fact("echoed", r, k, value), echo(r, k, value))));
      }
      if (r >= honest) {
        all.add(with(less, Stream.of(echo(r, k, k < loyal ? 0 : value))));
      }
    } else if (message.what().equals("Commit")
        && correct
        && state.stream().noneMatch(is("delivered", r, k))) {
      all.add(with(less, Stream.of(new Fact("delivered", r, k, value))));
    }
  }

  /** Two honest receivers have delivered different values of one initiator. */
  private boolean isViolated(Set<Fact> state) {
    List<Fact> delivered =
        state.stream()
            .filter(fact -> fact.what().equals("delivered") && fact.one() < honest)
            .toList();
    return delivered.stream()
        .anyMatch(
            one ->
                delivered.stream()
                    .anyMatch(two -> one.other() == two.other() && one.value() != two.value()));
  }

  private static Predicate<Fact> is(String what, int one, int other) {
    return fact ->
        fact.what().equals(what) && fact.one() == one && (other < 0 || fact.other() == other);
  }

  private static Stream<Fact> sent(int k) {
    return Stream.of(new Fact("sent", k, k, 0));
  }

  private static Stream<Fact> inits(int k, int from, int to, int value) {
    return IntStream.range(from, to).mapToObj(r -> new Fact("Init", k, r, value));
  }

  private static Fact echo(int r, int k, int value) {
    return new Fact("Echo", r, k, value);
  }

  private static Set<Fact> with(Set<Fact> some, Stream<Fact> others) {
    Set<Fact> more = new HashSet<>(some);
    others.forEach(more::add);
    return more;
  }
}
