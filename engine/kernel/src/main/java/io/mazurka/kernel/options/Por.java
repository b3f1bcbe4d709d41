package io.mazurka.kernel.options;

import io.mazurka.kernel.options.OptionValues.Choice;
import java.util.Arrays;
import java.util.Set;
import java.util.stream.Collectors;

/** The partial-order reductions a user can ask for. */
public enum Por {
  /** Every enabled transition is explored. */
  NONE,
  /** Stubborn sets from local relations (Bokor, Kinder, Serafini, Suri 2011). */
  LPOR,
  /** Ample sets from local state graphs (Zheng, Zhang). */
  LSSA,
  /** Dynamic reduction with persistent sets (Flanagan, Godefroid 2005). */
  DPOR_CLASSIC,
  /** Dynamic reduction with source sets (Abdulla, Aronis, Jonsson, Sagonas 2014). */
  DPOR_SOURCE,
  /** Dynamic reduction with wakeup trees: one execution per trace. */
  DPOR_OPTIMAL;

  /** The algorithms by which a reduction chooses what to explore, and parts of such algorithms. */
  public enum Sets {
    /** The algorithm that this program prefers for the reduction. */
    DEFAULT,
    /**
     * Generalised LPOR with pre-computed forward enable sets, one start for each set, and no
     * visible transition in it (Bokor 2011, algorithms 4 and 5).
     */
    PUBLISHED,
    /**
     * The sets of this program, made smaller by what the search sees: dynamic reduction (Flanagan
     * and Godefroid 2005) for stored states.
     */
    DYNAMIC,
    /** Ample sets from local graphs by conditions 1 and 2 (Zheng and Zhang, section 4.1). */
    CONDITION_2,
    /** Ample sets from local graphs by conditions 1 and 2', which looks at local states. */
    CONDITION_2_PRIME,
    /** A race is reversed by any thread that leads to it (Flanagan and Godefroid 2005). */
    FIGURE_3,
    /** A race is reversed by the racing thread, or by all threads if that is not enabled. */
    FIGURE_4,
    /** The same, but only the last access to each object is looked at. */
    FIGURE_5,
    /** Where all threads would be added, begins anew with one other thread (section 3). */
    MARKING,
    /** Only threads of persistent sets that are known beforehand are explored. */
    STATIC,
    /** Sleep sets (Godefroid 1996). */
    SLEEP,
    /** States are stored, and not explored again. */
    MATCHING;

    /** The reductions that the algorithm belongs to. */
    public Set<Por> reductions() {
      return switch (this) {
        case DEFAULT -> Set.of(Por.values());
        case PUBLISHED, DYNAMIC -> Set.of(LPOR);
        case CONDITION_2, CONDITION_2_PRIME -> Set.of(LSSA);
        case FIGURE_3, FIGURE_4, FIGURE_5, MARKING, STATIC, SLEEP, MATCHING -> Set.of(DPOR_CLASSIC);
      };
    }

    /** Whether several of this kind can be asked for together. */
    boolean isPart() {
      return compareTo(FIGURE_3) >= 0;
    }

    /** The reductions that the algorithm belongs to, as a user would ask for them. */
    public String owners() {
      return Arrays.stream(Por.values())
          .filter(reductions()::contains)
          .map(reduction -> "--por " + reduction)
          .collect(Collectors.joining(" or "));
    }

    /** The name on the command line. */
    @Override
    public String toString() {
      return Choice.word(this);
    }
  }

  /** The name on the command line. */
  @Override
  public String toString() {
    return Choice.word(this);
  }
}
