package io.mazurka.kernel.options;

import io.mazurka.kernel.symmetry.Symmetry;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The options that say how to search, and that mean the same for all front ends. */
public final class SearchDeclarations {

  /** The most workers that can be asked for. */
  public static final int MOST_WORKERS = 256;

  private static final OptionDeclarer<CheckOptions> WHOLE =
      new OptionDeclarer<>(Function.identity(), (options, changed) -> changed);
  private static final OptionDeclarer<Limits> LIMITS =
      new OptionDeclarer<>(CheckOptions::limits, CheckOptions::withLimits);
  private static final OptionDeclarer<ReductionOptions> REDUCTIONS =
      new OptionDeclarer<>(CheckOptions::reductions, CheckOptions::withReductions);

  private SearchDeclarations() {}

  /** The options for the order of the search, for the store and for the workers. */
  public static List<OptionDeclaration> search() {
    return Stream.concat(states().stream(), Stream.of(workers())).toList();
  }

  /** The options for the order of a search of states and for their store. */
  public static List<OptionDeclaration> states() {
    return List.of(
        WHOLE.choice(
            "--search",
            SearchOrder.class,
            CheckOptions::askedSearch,
            CheckOptions::withSearch,
            "Order of exploration: breadth-first, which finds short counterexamples (the shortest"
                + " with --por none), or depth-first. Default: bfs."),
        WHOLE
            .choice(
                "--store",
                StoreKind.class,
                CheckOptions::askedStore,
                CheckOptions::withStore,
                "How visited states are remembered: in full; as 64-bit fingerprints or as bits in a"
                    + " fixed array, both of which may miss states; or not at all. Default: exact.")
            .neutral("none"));
  }

  private static OptionDeclaration workers() {
    return WHOLE
        .number(
            "--workers",
            1,
            MOST_WORKERS,
            CheckOptions::askedWorkers,
            (options, count) -> options.withWorkers(count.intValue()),
            "How many workers search breadth-first, or explore executions, at the same time; the"
                + " results do not depend on it. Default: as many as the machine has"
                + " processors, but one where real threads run.")
        .neutral("1");
  }

  /** The options that limit a search. */
  public static List<OptionDeclaration> limits() {
    return List.of(
        LIMITS.number(
            "--max-states",
            1,
            Long.MAX_VALUE,
            limits -> unlessMost(limits.states(), Long.MAX_VALUE),
            Limits::withStates,
            "Stop after so many states."),
        LIMITS.number(
            "--max-depth",
            0,
            Integer.MAX_VALUE,
            limits -> unlessMost(limits.depth(), Integer.MAX_VALUE),
            (limits, depth) -> limits.withDepth(depth.intValue()),
            "Go no further than so many steps from the start."));
  }

  private static @Nullable Number unlessMost(long number, long most) {
    return number == most ? null : number;
  }

  /** The options of partial-order reduction. */
  public static List<OptionDeclaration> reductions() {
    return List.of(
        REDUCTIONS
            .choice(
                "--por",
                Por.class,
                ReductionOptions::por,
                ReductionOptions::withPor,
                "Partial-order reduction: stubborn sets (lpor), local state space analysis of"
                    + " guarded programs, circuits and nets (lssa), or one of three dynamic ones, which run executions."
                    + " Default: lpor where it is sound, dpor-optimal for programs of threads.")
            .neutral("none"),
        REDUCTIONS
            .choices(
                "--sets",
                Por.Sets.class,
                Por.Sets::isPart,
                ReductionOptions::askedSets,
                ReductionOptions::withSets,
                "The algorithm by which --por chooses what to explore: this program's own (default),"
                    + " or one as its authors print it, to compare with their figures: for lpor,"
                    + " published; for lssa, condition-2 or condition-2-prime; for dpor-classic,"
                    + " exactly the parts that are named, such as figure-4,static or sleep. For lpor"
                    + " also dynamic, which makes sets smaller by what the search has seen.")
            .neutral("default"),
        REDUCTIONS
            .onOrOff(
                "--net",
                ReductionOptions::askedNet,
                ReductionOptions::withNet,
                "Whether lpor knows which steps are necessary to enable others. Default: on.")
            .neutral("on", "off"),
        REDUCTIONS
            .choice(
                "--symmetry",
                Symmetry.class,
                ReductionOptions::symmetry,
                ReductionOptions::withSymmetry,
                "Whether states are one that differ only in the names of interchangeable processes:"
                    + " whole processes, or the members of each role of a protocol. For programs,"
                    + " circuits and nets the two are the same. Default: roles, where it can be"
                    + " proved.")
            .neutral("none"));
  }
}
