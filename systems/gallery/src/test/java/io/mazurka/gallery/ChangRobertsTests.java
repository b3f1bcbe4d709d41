package io.mazurka.gallery;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The greatest number wins the election on a ring, whatever is reduced. */
final class ChangRobertsTests {

  private static CheckResult check(int nodes, CheckOptions options) {
    CheckResult result = Check.of(new ChangRoberts().protocol(nodes)).with(options).run();
    assertThat(result.verdict()).isEqualTo(Verdict.HOLDS);
    return result;
  }

  @ParameterizedTest
  @CsvSource({
    "2, 10, 14, 4",
    "3, 42, 89, 7",
    "4, 212, 606, 11",
    "5, 1252, 4546, 16",
    "6, 8500, 37724, 22",
    "7, 65484, 345532, 29"
  })
  void fullSearchHasEveryPlaceOfEveryCandidacy(
      int nodes, long states, long transitions, int depth) {
    for (SearchOrder order : SearchOrder.values()) {
      CheckResult result = check(nodes, CheckOptions.unreduced().withSearch(order));

      assertThat(result.statistics().states()).isEqualTo(states).isEqualTo(naiveCount(nodes));
      assertThat(result.statistics().transitions()).isEqualTo(transitions);
      if (order == SearchOrder.BFS) {
        assertThat(result.statistics().depth()).isEqualTo(depth);
      }
    }
  }

  /** Whether a node stands before it has to pass on others makes a difference that is left. */
  @ParameterizedTest
  @CsvSource({"3, 23", "5, 604", "7, 28858"})
  void stubbornSetsLeaveOutOrders(int nodes, long states) {
    CheckResult result = check(nodes, CheckOptions.defaults().withPor(Por.LPOR));

    assertThat(result.statistics().states()).isEqualTo(states);
    assertThat(result.statistics().terminalStates()).isEqualTo(1);
    assertThat(result.reductions()).anyMatch(note -> note.startsWith("no symmetry: "));
  }

  @ParameterizedTest
  @ValueSource(ints = {2, 3, 4, 5})
  void auditIsClean(int nodes) {
    assertThat(Audit.of(new ChangRoberts().protocol(nodes)).run().verdict())
        .isEqualTo(AuditVerdict.CLEAN);
  }

  /**
   * Counts states by lists of numbers: the part of each node (0 none, 1 candidate, 2 relay, 3
   * leader), then where each candidacy waits (0 nowhere).
   */
  private static long naiveCount(int nodes) {
    List<Integer> initial = new ArrayList<>();
    for (int slot = 0; slot < 2 * nodes; slot++) {
      initial.add(0);
    }
    Set<List<Integer>> found = new HashSet<>(Set.of(initial));
    Deque<List<Integer>> open = new ArrayDeque<>(found);
    while (!open.isEmpty()) {
      List<Integer> state = open.pop();
      for (int number = 1; number <= nodes; number++) {
        if (state.get(number - 1) == 0) {
          add(found, open, state, number, 1, nodes + number - 1, before(number, nodes));
        }
        int at = state.get(nodes + number - 1);
        if (at > number) {
          add(found, open, state, at, state.get(at - 1), nodes + number - 1, 0);
        } else if (at == number) {
          add(found, open, state, at, 3, nodes + number - 1, 0);
        } else if (at > 0) {
          add(found, open, state, at, 2, nodes + number - 1, before(at, nodes));
        }
      }
    }
    return found.size();
  }

  private static int before(int number, int nodes) {
    return number == 1 ? nodes : number - 1;
  }

  private static void add(
      Set<List<Integer>> found,
      Deque<List<Integer>> open,
      List<Integer> state,
      int node,
      int part,
      int candidacy,
      int place) {
    List<Integer> next = new ArrayList<>(state);
    next.set(node - 1, part);
    next.set(candidacy, place);
    if (found.add(next)) {
      open.push(next);
    }
  }
}
