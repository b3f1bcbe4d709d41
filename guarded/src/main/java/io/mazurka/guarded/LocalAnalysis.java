package io.mazurka.guarded;

import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.Conflicts;
import io.mazurka.guarded.local.LocalGraph;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.LocalReduction;
import io.mazurka.guarded.reduction.LocalReduction.Sets;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Invariant;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What is known of a program from its local graphs, under the options of a run: nothing if no
 * reduction is wanted or the analysis was given up.
 *
 * @param por the reduction that is in force
 * @param conflicts what the local graphs say; null if there are none
 * @param remarks what a user should know about it
 */
record LocalAnalysis(Por por, @Nullable Conflicts conflicts, List<String> remarks) {

  static LocalAnalysis of(Program program, ReductionOptions options) {
    Por asked = options.por();
    if (asked == Por.NONE) {
      return new LocalAnalysis(Por.NONE, null, List.of());
    }
    try {
      Conflicts conflicts = Conflicts.of(program, LocalGraphs.of(program));
      return new LocalAnalysis(asked == null ? Por.LPOR : asked, conflicts, List.of());
    } catch (AnalysisGivenUpException e) {
      if (asked != null) {
        throw new InvalidOptionException(
            "--por %s is not possible: %s".formatted(asked, e.getMessage()));
      }
      return new LocalAnalysis(Por.NONE, null, List.of("no lpor: " + e.getMessage()));
    }
  }

  List<LocalGraph> graphs() {
    return conflicts == null ? List.of() : conflicts.graphs();
  }

  /** Whether it is known that one command never disables another. */
  boolean isHarmless(Command disabler, Command victim) {
    return conflicts != null && !conflicts.canDisable(disabler, victim);
  }

  Reduction reduction(List<Transition> transitions, List<Invariant> checked) {
    if (conflicts == null) {
      return new NoReduction();
    }
    Sets sets = Sets.AMPLE;
    return LocalReduction.of(por.toString(), conflicts, sets, transitions, checked);
  }
}
