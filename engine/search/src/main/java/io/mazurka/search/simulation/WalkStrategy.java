package io.mazurka.search.simulation;

import io.mazurka.kernel.Transition;
import java.util.List;

/** How random executions choose their steps. */
public enum WalkStrategy {
  /** Each step of a state is as likely as the others. */
  RANDOM {
    @Override
    StepChooser chooser(List<Transition> transitions, int depth) {
      return new EvenChooser();
    }
  },

  /** Processes have priorities, which change a few times (Burckhardt and others 2010). */
  PCT {
    @Override
    StepChooser chooser(List<Transition> transitions, int depth) {
      return new PriorityChooser(transitions, depth);
    }
  },

  /** Transitions have weights, which are drawn anew now and then (after Groce and others 2012). */
  SWARM {
    @Override
    StepChooser chooser(List<Transition> transitions, int depth) {
      return new SwarmChooser(transitions);
    }
  };

  abstract StepChooser chooser(List<Transition> transitions, int depth);
}
