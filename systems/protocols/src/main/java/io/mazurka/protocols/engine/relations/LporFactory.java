package io.mazurka.protocols.engine.relations;

import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.property.Property;
import io.mazurka.kernel.property.PropertyClass;
import io.mazurka.kernel.reduction.LocatedRelations;
import io.mazurka.kernel.reduction.Reduction;
import io.mazurka.kernel.reduction.Reduction.Contract;
import io.mazurka.kernel.reduction.StickyTransitions;
import io.mazurka.kernel.reduction.StubbornReduction;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.conditions.DividedProperties;
import io.mazurka.protocols.engine.programs.ProtocolCondition;
import io.mazurka.protocols.engine.programs.ProtocolSystem;
import io.mazurka.protocols.engine.programs.ProtocolTransition;
import io.mazurka.protocols.engine.programs.TransitionNumbers;
import io.mazurka.protocols.engine.time.TimeSets;
import io.mazurka.protocols.engine.time.TimedRelations;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.options.Split;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Makes the stubborn-set reduction of a protocol, from its local graphs or from its declarations.
 */
public record LporFactory(
    Protocol protocol,
    CheckOptions options,
    Split split,
    Layout layout,
    TransitionNumbers transitions,
    Supplier<DividedProperties> divided) {

  public Reduction reduction(
      ProtocolSystem system, List<Property> checked, LocalAnalysis analysis) {
    TransitionSets sets = new TransitionSets(layout, transitions, system);
    TimeSets time = transitions.isTimed() ? sets.time() : null;
    boolean net = options.reductions().net();
    if (!analysis.isComplete()) {
      RelationSource declared = new DeclaredRelations(sets, protocol.channels(), net);
      return reduction(
          checked,
          analysis,
          sets,
          time,
          List.of(),
          number -> isVisible(checked, analysis, number),
          analysis.isPartial()
              ? new PartialRelations(analysis, derived(analysis, sets, null), declared)
              : declared);
    }
    List<PropertyDefinition> definitions =
        ProtocolCondition.definitions(Property.observedBy(checked));
    Visibility visibility =
        new Visibility(analysis, layout.processes(), definitions, divided.get());
    return reduction(
        checked,
        analysis,
        sets,
        time,
        divided.get().gaps(definitions),
        number -> visibility.isVisible(transitions.get(number)),
        derived(analysis, sets, visibility));
  }

  private DerivedRelations derived(
      LocalAnalysis analysis, TransitionSets sets, @Nullable Visibility visibility) {
    return new DerivedRelations(
        layout.processes(),
        analysis,
        sets,
        visibility,
        new Senders(analysis, sets),
        analysis.isComplete() && dropsDead() ? new Consumers(analysis) : null,
        options.reductions().net());
  }

  /**
   * Whether a property declares the transition visible, or user code can fail in it: a search must
   * reach every failure.
   */
  private boolean isVisible(List<Property> checked, LocalAnalysis analysis, int number) {
    ProtocolTransition transition = transitions.get(number);
    int process = transition.process().index();
    return Property.observedBy(checked).stream()
            .anyMatch(each -> each.condition().isVisible(transitions.all().get(number)))
        || (analysis.knows(process) && analysis.facts(process).canFail(transition.regular()));
  }

  private Reduction reduction(
      List<Property> checked,
      LocalAnalysis analysis,
      TransitionSets sets,
      @Nullable TimeSets time,
      List<String> gaps,
      IntPredicate visible,
      RelationSource source) {
    boolean dynamic = options.reductions().sets() == Por.Sets.DYNAMIC;
    boolean timed = transitions.isTimed();
    if (dynamic && timed) {
      throw new InvalidOptionException(
          "--sets dynamic cannot be had here: this protocol has timers, and what a step of time"
              + " changes is not known to these sets; leave it out");
    }
    boolean fair = !timed && FairProcesses.areKept(checked, transitions);
    PropertyClass asked =
        fair ? PropertyClass.neededButForFairness(checked) : PropertyClass.neededBy(checked);
    PropertyClass needed = known(asked, timed, dynamic);
    boolean temporal = needed.compareTo(PropertyClass.INVARIANTS) > 0;
    BitSet sticky = temporal ? sticky(analysis, visible) : new BitSet();
    boolean together = temporal && (fair || needed != PropertyClass.LINEAR_TIME);
    Contract unknown = contract(needed, analysis);
    Contract contract = analysis.isFinite() ? unknown.amongFinitelyMany() : unknown;
    PublishedProtocol published =
        options.reductions().sets() == Por.Sets.PUBLISHED
            ? new PublishedProtocol(
                transitions,
                sets,
                layout,
                protocol.channels(),
                options.reductions().net(),
                analysis)
            : null;
    StubbornReduction reduction =
        new StubbornReduction(
                published == null
                    ? description(analysis, gaps)
                    : description(analysis, gaps, published.isCorrected()),
                fair ? contract.keepingWeakFairness() : contract,
                transitions.all(),
                visible,
                number -> mayRepeat(number, analysis),
                published == null
                    ? relations(source, sets, time, visible, together)
                    : published.relations())
            .sticking(number -> sticky.get(transitions.get(number).regular()))
            .remarking(gaps);
    return published != null
        ? reduction.asPublished()
        : dynamic ? reduction.asDynamic() : reduction;
  }

  /**
   * What the sets are known to preserve: no temporal properties beside time, and of sets that grow
   * as a search sees more no more than linear time.
   */
  private static PropertyClass known(PropertyClass asked, boolean timed, boolean dynamic) {
    PropertyClass most =
        timed
            ? PropertyClass.INVARIANTS
            : dynamic ? PropertyClass.LINEAR_TIME : PropertyClass.EVERYTHING;
    return asked.compareTo(most) > 0 ? most : asked;
  }

  /**
   * The contract of the reduction. Temporal properties need no cycle proviso if the local graphs
   * show transitions that every cycle contains.
   */
  private static Contract contract(PropertyClass needed, LocalAnalysis analysis) {
    return switch (needed) {
      case TERMINAL_STATES ->
          mayMissFailures(analysis)
              ? Contract.forInvariants(!analysis.isAcyclic())
              : Contract.forTerminalStates();
      case INVARIANTS -> Contract.forInvariants(!analysis.isAcyclic());
      case LINEAR_TIME -> Contract.forLinearTime(!analysis.isComplete());
      case BRANCHING_TIME, EVERYTHING -> Contract.forBranchingTime(!analysis.isComplete());
    };
  }

  /**
   * Transitions such that every cycle contains a step of one of them, if all local graphs are
   * known.
   */
  private BitSet sticky(LocalAnalysis analysis, IntPredicate visible) {
    if (!analysis.isComplete() || analysis.isAcyclic()) {
      return new BitSet();
    }
    BitSet free = new BitSet();
    IntStream.range(0, transitions.size()).filter(visible).forEach(free::set);
    return StickyTransitions.choose(
        free, analysis::repeatableWithout, analysis.repeatableSteps().size());
  }

  /**
   * Whether a search for terminal states could follow a cycle for ever and never reach a failure of
   * user code. The code of a process that is not known may fail anywhere.
   */
  private static boolean mayMissFailures(LocalAnalysis analysis) {
    boolean mayFail = analysis.failure().isPresent() || !analysis.isComplete();
    return mayFail && !analysis.isAcyclic();
  }

  private boolean dropsDead() {
    return layout.processes().stream().allMatch(ProcessComponent::dropsDeadLetters);
  }

  private Supplier<LocatedRelations> relations(
      RelationSource source,
      TransitionSets sets,
      @Nullable TimeSets time,
      IntPredicate visible,
      boolean together) {
    ViewRelationTable[] tables =
        layout.processes().stream()
            .map(process -> new ViewRelationTable(source, process, layout))
            .toArray(ViewRelationTable[]::new);
    Supplier<LocatedRelations> ofProcesses =
        () ->
            new ProtocolRelations(
                source,
                sets,
                tables,
                transitions,
                visible,
                together,
                protocol.channels() == Channels.SET,
                layout.isSplit());
    return time == null ? ofProcesses : timed(ofProcesses, time);
  }

  private static Supplier<LocatedRelations> timed(
      Supplier<LocatedRelations> ofProcesses, TimeSets sets) {
    return () -> new TimedRelations(ofProcesses.get(), sets);
  }

  /** Time may be part of a cycle if it may be for some process. */
  private boolean mayRepeat(int number, LocalAnalysis analysis) {
    if (number == transitions.time()) {
      return IntStream.range(0, transitions.size())
          .anyMatch(unit -> transitions.get(unit).passes() && analysis.mayRepeat(unit));
    }
    return analysis.mayRepeat(transitions.get(number).regular());
  }

  /**
   * @param corrected whether the published dependency had to be corrected for set channels
   */
  private String description(LocalAnalysis analysis, List<String> gaps, boolean corrected) {
    return joined(
        "lpor as published",
        options.reductions().net() ? "" : "without necessary enabling transitions",
        splitting(),
        corrected
            ? "but a sender depends on the consumers of what it may send twice"
                + analysis.gap().map(gap -> ", which may be anything, because " + gap).orElse("")
            : "",
        String.join(", ", gaps));
  }

  private String splitting() {
    return split == Split.NONE ? "" : split.name().toLowerCase(Locale.ROOT) + " split";
  }

  private static String joined(String... parts) {
    return Stream.of(parts).filter(part -> !part.isEmpty()).collect(Collectors.joining(", "));
  }

  private String description(LocalAnalysis analysis, List<String> gaps) {
    return joined(
        options.reductions().sets() == Por.Sets.DYNAMIC ? "lpor with dynamic sets" : "lpor",
        options.reductions().net() ? "" : "without necessary enabling sets",
        splitting(),
        analysis
            .gap()
            .map(
                gap ->
                    "relations%s as declared, because %s"
                        .formatted(analysis.isPartial() ? " of some processes" : "", gap))
            .orElse(""),
        String.join(", ", gaps));
  }
}
