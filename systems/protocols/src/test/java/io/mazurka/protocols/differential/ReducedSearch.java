package io.mazurka.protocols.differential;

import io.mazurka.differential.SearchFindings;
import io.mazurka.differential.SearchWay;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Por;
import io.mazurka.kernel.options.SearchOrder;
import io.mazurka.kernel.options.StoreKind;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.protocols.PropertyDefinition;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.engine.compiler.ViewBudget;
import io.mazurka.protocols.engine.relations.Relations;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.options.Split;
import java.util.List;
import java.util.Random;

/** One way to search a protocol with stubborn sets. */
record ReducedSearch(
    Relations relations,
    Split split,
    boolean net,
    boolean dead,
    SearchOrder order,
    StoreKind store,
    Checked checked,
    boolean splits,
    Por.Sets sets) {

  /** A search without a store visits states again and again, so it may take more of them. */
  private static final int REVISITS = 20;

  /** What is checked besides terminal states. */
  enum Checked {
    NOTHING,
    FIRST_INVARIANT,
    LAST_INVARIANT,
    ALL_INVARIANTS;

    List<String> names(Protocol protocol) {
      List<String> all = protocol.properties().stream().map(PropertyDefinition::name).toList();
      return switch (this) {
        case NOTHING -> List.of();
        case FIRST_INVARIANT -> all.subList(0, 1);
        case LAST_INVARIANT -> all.subList(all.size() - 1, all.size());
        case ALL_INVARIANTS -> all;
      };
    }
  }

  static ReducedSearch draw(Random random) {
    SearchOrder order = one(SearchOrder.values(), random);
    boolean stateless = order == SearchOrder.DFS && random.nextInt(3) == 0;
    return new ReducedSearch(
        one(Relations.values(), random),
        one(Split.values(), random),
        random.nextBoolean(),
        random.nextBoolean(),
        order,
        stateless ? StoreKind.NONE : StoreKind.EXACT,
        one(Checked.values(), random),
        random.nextInt(3) == 0,
        Por.Sets.DEFAULT);
  }

  /** The same search with sets by another algorithm. */
  ReducedSearch with(Por.Sets other) {
    return new ReducedSearch(relations, split, net, dead, order, store, checked, splits, other);
  }

  private static <T> T one(T[] values, Random random) {
    return values[random.nextInt(values.length)];
  }

  static CheckOptions options(CheckOptions crashes, Split split, boolean net) {
    return crashes
        .withPor(Por.LPOR)
        .withNet(net)
        .with(ProtocolOptions::of, own -> own.withSplit(split));
  }

  /** Dead messages are never dropped, or where it is sound. */
  private CheckOptions options(CheckOptions crashes, Por por) {
    return CheckOptions.defaults()
        .withPor(por)
        .withNet(net)
        .with(
            ProtocolOptions.of(crashes)
                .withSplit(por == Por.LPOR ? split : Split.NONE)
                .withDeadMessages(dead ? null : Boolean.FALSE)
                .withSymmetry(Symmetry.NONE));
  }

  /** The same search without stubborn sets, which sees the same states. */
  SearchFindings exploreFully(Protocol protocol, CheckOptions crashes, long mostStates) {
    return SearchFindings.of(
        unreduced(protocol, crashes),
        SearchWay.upTo(mostStates),
        Checked.ALL_INVARIANTS.names(protocol));
  }

  private CompiledModel unreduced(Protocol protocol, CheckOptions crashes) {
    return relations.compile(protocol, options(crashes, Por.NONE));
  }

  /** The model to search, reduced, under options that say how processes crash. */
  CompiledModel model(Protocol protocol, CheckOptions crashes) {
    CheckOptions plain = options(crashes, Por.LPOR);
    CheckOptions options = plain.withReductions(plain.reductions().withSets(sets));
    return splits
        ? relations.compile(protocol, options, ViewBudget.splitting(protocol.roles(), 2))
        : relations.compile(protocol, options);
  }

  /** Searches a model, in which something may have been changed. */
  SearchFindings explore(CompiledModel model, Protocol protocol, long mostStates) {
    return SearchFindings.of(model, way(mostStates), checked.names(protocol));
  }

  /** The same, but the stubborn sets are given up after so many states. */
  SearchFindings exploreUntil(long states, CompiledModel model, Protocol protocol, long most) {
    return SearchFindings.of(model, way(most).reducedUntil(states), checked.names(protocol));
  }

  /** Whether the same search would come to an end if nothing were reduced. */
  boolean canEnd(Protocol protocol, CheckOptions crashes, long mostStates) {
    return store != StoreKind.NONE
        || SearchFindings.of(unreduced(protocol, crashes), way(mostStates), checked.names(protocol))
            .finished();
  }

  private SearchWay way(long mostStates) {
    return new SearchWay(
        order, store, store == StoreKind.NONE ? REVISITS * mostStates : mostStates);
  }

  /** What is varied, in words. */
  List<String> varied() {
    return List.of(
        relations.toString(),
        "split " + split,
        "net " + net,
        "dead messages " + dead,
        order.toString(),
        "store " + store,
        checked.toString(),
        "processes " + (splits ? "split" : "whole"));
  }

  @Override
  public String toString() {
    return String.join(", ", varied());
  }
}
