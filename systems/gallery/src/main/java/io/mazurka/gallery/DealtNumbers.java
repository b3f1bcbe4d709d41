package io.mazurka.gallery;

import io.mazurka.gallery.Paxos.Phase;
import io.mazurka.gallery.Paxos.Proposer;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;

/**
 * The initial states of {@link Paxos} in which any proposer may have any number, as long as no two
 * have the same. They make proposers interchangeable, although each number is larger than another.
 */
final class DealtNumbers {

  /** There are as many initial states as permutations of the numbers. */
  private static final int MOST_PROPOSERS = 6;

  private DealtNumbers() {}

  static void addTo(ProtocolBuilder paxos, Role<Proposer> proposer) {
    if (proposer.size() > MOST_PROPOSERS) {
      throw new InvalidModelException(
          "interchangeable=1 takes at most proposers=%d, as there is an initial state for each order"
                  .formatted(MOST_PROPOSERS)
              + " of their numbers; with proposers=%d leave it out".formatted(proposer.size()));
    }
    for (List<Integer> numbers : orders(proposer.size())) {
      paxos.initially(
          start -> {
            for (int member = 1; member <= proposer.size(); member++) {
              start.set(proposer, member, new Proposer(numbers.get(member - 1), Phase.IDLE));
            }
          });
    }
  }

  /** All orders of the numbers from 1 to {@code size}. */
  private static List<List<Integer>> orders(int size) {
    List<List<Integer>> orders = List.of(List.of());
    for (int number = 1; number <= size; number++) {
      List<List<Integer>> longer = new ArrayList<>();
      for (List<Integer> order : orders) {
        for (int place = 0; place <= order.size(); place++) {
          List<Integer> more = new ArrayList<>(order);
          more.add(place, number);
          longer.add(more);
        }
      }
      orders = longer;
    }
    return orders;
  }
}
