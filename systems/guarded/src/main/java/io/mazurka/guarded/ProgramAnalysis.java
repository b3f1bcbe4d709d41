package io.mazurka.guarded;

import io.mazurka.guarded.local.AnalysisGivenUpException;
import io.mazurka.guarded.local.CommandConflicts;
import io.mazurka.guarded.local.CommandCycles;
import io.mazurka.guarded.local.CommandDependence;
import io.mazurka.guarded.local.CommandGraph;
import io.mazurka.guarded.local.LocalGraphs;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.reduction.AmpleRelations;
import io.mazurka.guarded.reduction.CommandRelations;
import io.mazurka.guarded.reduction.Enabling;
import io.mazurka.guarded.reduction.GuardEnabling;
import io.mazurka.guarded.reduction.JoinedRelations;
import io.mazurka.guarded.reduction.ProvedRelations;
import io.mazurka.guarded.reduction.PublishedProgram;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.Por.Sets;
import io.mazurka.kernel.options.ReductionOptions;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.NoReduction;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StickyTransitions;
import io.mazurka.kernel.reduction.StubbornReduction;
import java.util.BitSet;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The results of the analysis of a program for reductions, under the options of a run. There are
 * none if no reduction is wanted, or if the analysis was given up.
 *
 * @param program the program
 * @param por the reduction that is in force
 * @param sets the algorithm by which the reduction chooses
 * @param conflicts the conflicts found in the local graphs; null if there are no graphs
 * @param enabling the sets of commands that can enable a command, as far as the reduction uses them
 * @param remarks remarks on the analysis for the user
 * @param proved the relations that a solver proved; null if nobody asked for them
 */
record ProgramAnalysis(
    Program program,
    Por por,
    Sets sets,
    @Nullable CommandConflicts conflicts,
    Enabling enabling,
    List<String> remarks,
    @Nullable ProvedRelations proved) {

  static ProgramAnalysis of(
      Program program, ReductionOptions options, Supplier<@Nullable ProvedRelations> relations) {
    Por asked = options.por();
    if (asked == Por.NONE) {
      return new ProgramAnalysis(
          program, Por.NONE, Sets.DEFAULT, null, Enabling.UNKNOWN, List.of(), null);
    }
    ProvedRelations proved = relations.get();
    if (proved != null && options.sets() != Sets.DEFAULT) {
      throw new InvalidOptionException(
          "--sets %s knows relations of its own alone; leave out --relations"
              .formatted(options.sets()));
    }
    List<String> remarks = proved == null ? List.of() : List.of(proved.remark());
    try {
      boolean wanted = asked != null || proved != null;
      int edges = wanted ? LocalGraphs.MOST_EDGES : LocalGraphs.USUAL_EDGES;
      List<CommandGraph> graphs = LocalGraphs.of(program, edges);
      Por por = asked == null ? Por.LPOR : asked;
      boolean known = por == Por.LPOR && options.net();
      Enabling enabling = known ? new GuardEnabling(program, graphs) : Enabling.UNKNOWN;
      CommandConflicts conflicts = CommandConflicts.of(program, graphs);
      return new ProgramAnalysis(
          program, por, options.sets(), conflicts, enabling, remarks, proved);
    } catch (AnalysisGivenUpException e) {
      if (proved != null) {
        return new ProgramAnalysis(
            program, Por.LPOR, Sets.DEFAULT, null, Enabling.UNKNOWN, remarks, proved);
      }
      if (asked != null) {
        throw new InvalidOptionException(
            "--por %s is not possible: %s".formatted(asked, e.getMessage()));
      }
      return new ProgramAnalysis(
          program,
          Por.NONE,
          Sets.DEFAULT,
          null,
          Enabling.UNKNOWN,
          List.of("no lpor: " + e.getMessage()),
          null);
    }
  }

  List<CommandGraph> graphs() {
    return conflicts == null ? List.of() : conflicts.graphs();
  }

  /** Whether it is known that one command never disables another. */
  boolean isHarmless(Command disabler, Command victim) {
    return conflicts != null && !conflicts.canDisable(disabler, victim);
  }

  Reduction reduction(List<Transition> transitions, List<Property> checked) {
    CommandConflicts known = conflicts;
    ProvedRelations all = proved;
    if (known == null && all == null) {
      return new NoReduction();
    }
    BitSet visible = new BitSet();
    transitions.stream()
        .filter(
            one ->
                Property.observedBy(checked).stream()
                    .anyMatch(observed -> observed.condition().isVisible(one)))
        .forEach(one -> visible.set(one.number()));
    PropertyClass needed = PropertyClass.neededBy(checked);
    boolean temporal = needed.compareTo(PropertyClass.INVARIANTS) > 0;
    if (known == null && temporal) {
      return new NoReduction();
    }
    BitSet sticky = temporal && known != null ? sticky(visible, known) : new BitSet();
    Contract contract = Contract.byVisibility(needed, !visible.isEmpty());
    boolean published = sets == Sets.PUBLISHED;
    StubbornReduction reduction =
        new StubbornReduction(
                description(all),
                known == null ? contract : contract.amongFinitelyMany(),
                transitions,
                visible::get,
                transition -> true,
                published
                    ? new PublishedProgram(program, enabling != Enabling.UNKNOWN)
                        .relations(transitions)
                    : relations(known, all))
            .sticking(sticky::get);
    return published ? reduction.asPublished() : reduction;
  }

  private String description(@Nullable ProvedRelations all) {
    return switch (sets) {
      case PUBLISHED ->
          enabling == Enabling.UNKNOWN
              ? "lpor as published, without necessary enabling transitions"
              : "lpor as published";
      case CONDITION_2 -> "lssa with condition 2";
      case CONDITION_2_PRIME -> "lssa with condition 2'";
      default ->
          por == Por.LPOR && enabling == Enabling.UNKNOWN && all == null
              ? "lpor without necessary enabling sets"
              : por.toString();
    };
  }

  private BitSet sticky(BitSet visible, CommandConflicts known) {
    CommandCycles cycles = new CommandCycles(program, known.graphs());
    return StickyTransitions.choose(visible, cycles, cycles.work());
  }

  private Supplier<LocatedRelations> relations(
      @Nullable CommandConflicts known, @Nullable ProvedRelations all) {
    if (known == null) {
      ProvedRelations proofs = Objects.requireNonNull(all);
      return () -> JoinedRelations.of(program, proofs);
    }
    if (sets != Sets.DEFAULT) {
      CommandDependence dependence = CommandDependence.of(program, known.graphs());
      return () -> new AmpleRelations(dependence, sets == Sets.CONDITION_2_PRIME);
    }
    return all == null
        ? () -> new CommandRelations(known, enabling)
        : () -> JoinedRelations.of(program, all, new CommandRelations(known, enabling));
  }
}
