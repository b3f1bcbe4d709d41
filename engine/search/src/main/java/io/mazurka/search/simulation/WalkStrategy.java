package io.mazurka.search.simulation;

import io.mazurka.kernel.TransitionSystem;

/** How random executions choose their steps. */
public enum WalkStrategy {
  /** Each step of a state is as likely as the others. */
  RANDOM {
    @Override
    StepChooser chooser(TransitionSystem system, int depth, CorpusGuide guide) {
      return new EvenChooser();
    }
  },

  /** Processes have priorities, which change a few times (Burckhardt and others 2010). */
  PCT {
    @Override
    StepChooser chooser(TransitionSystem system, int depth, CorpusGuide guide) {
      return new PriorityChooser(system.transitions(), depth);
    }
  },

  /** Transitions have weights, which are drawn anew now and then (after Groce and others 2012). */
  SWARM {
    @Override
    StepChooser chooser(TransitionSystem system, int depth, CorpusGuide guide) {
      return new SwarmChooser(system.transitions());
    }
  },

  /** Half of them begin like an earlier one that reached something new; the rest is as above. */
  GUIDED {
    @Override
    StepChooser chooser(TransitionSystem system, int depth, CorpusGuide guide) {
      return new GuidedChooser(system, guide);
    }
  };

  abstract StepChooser chooser(TransitionSystem system, int depth, CorpusGuide guide);
}
