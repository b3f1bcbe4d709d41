package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.table.AppendOnlyTable;
import io.mazurka.kernel.table.NumberMemo;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.table.PairMemo;
import io.mazurka.protocols.engine.views.ChannelComponent;
import io.mazurka.protocols.engine.views.View;
import io.mazurka.protocols.roles.Quorum;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/**
 * The choices of letters for a quorum step of a split process, as a tree: the root is a local
 * state, every edge chooses one more letter, and the nodes with enough letters hold the steps.
 * Shared between workers.
 */
final class QuorumChoices {

  /** Marks the parent of the root, where only the local state is chosen. */
  private static final int ROOT = -1;

  private final SplitSteps owner;
  private final StepDefinition step;
  private final AppendOnlyTable<Node> nodes = new AppendOnlyTable<>();
  private final NumberMemo roots = new NumberMemo(stance -> nodes.number(new Node(ROOT, stance)));
  private final PairMemo next =
      new PairMemo((node, letter) -> nodes.number(new Node(node, letter)));

  /** Per channel and content, the letters that the step may consume. */
  private final List<ObjectMemo<int[]>> candidates = new ArrayList<>();

  /** By exhausted budgets, the programs of the leaves. */
  private final List<ObjectMemo<int[]>> programs = new ArrayList<>();

  /**
   * A node: its parent and the letter chosen last; at the root, the local state instead of a
   * letter.
   */
  private record Node(int before, int chosen) {}

  QuorumChoices(SplitSteps owner, StepDefinition step, int budgets) {
    this.owner = owner;
    this.step = step;
    for (ChannelComponent channel : owner.at().parts().channels()) {
      candidates.add(new ObjectMemo<>(content -> candidates(channel, content)));
    }
    for (int number = 0; number < 1 << budgets; number++) {
      int exhausted = number;
      programs.add(new ObjectMemo<>(leaf -> program(leaf, exhausted)));
    }
  }

  private int[] candidates(ChannelComponent channel, int content) {
    View some = new View(0, false, channel.pending(content), channel.delivered(content));
    return owner.enumerator().candidates(owner.at(), step, some);
  }

  /** How many letters to choose. */
  Quorum.Size size() {
    return step.quorum();
  }

  int root(int stance) {
    return roots.of(stance);
  }

  /** The letters of a channel to choose from, in order. */
  int[] candidates(int part, int content) {
    return candidates.get(part).of(content);
  }

  /** The node that choosing {@code letter} leads to. */
  int choose(int node, int letter) {
    return next.of(node, letter);
  }

  /** The program of the steps at a leaf. */
  int[] steps(int leaf, int exhausted) {
    return programs.get(exhausted).of(leaf);
  }

  private int[] program(int leaf, int exhausted) {
    Deque<Integer> letters = new ArrayDeque<>();
    Node node = nodes.get(leaf);
    while (node.before() != ROOT) {
      letters.addFirst(node.chosen());
      node = nodes.get(node.before());
    }
    int[] chosen = letters.stream().mapToInt(Integer::intValue).toArray();
    return owner.program(node.chosen(), step, chosen, exhausted);
  }
}
