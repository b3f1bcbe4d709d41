package io.mazurka.proofs;

import io.mazurka.protocols.Channels;
import io.mazurka.protocols.engine.analysis.Background;
import io.mazurka.protocols.engine.analysis.LocalAnalysis;
import io.mazurka.protocols.engine.analysis.LocalGraph;
import io.mazurka.protocols.engine.analysis.LocalIndependence;
import io.mazurka.protocols.engine.analysis.LocalStep;
import io.mazurka.protocols.engine.analysis.NumberSet;
import io.mazurka.protocols.engine.local.LocalTables;
import io.mazurka.protocols.options.Mishap;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Which transitions of a protocol depend on each other somewhere, according to its local graphs:
 * the union of the relations that stubborn sets use in single states.
 */
final class LocalDependence {

  private final LocalTables tables;
  private final LocalAnalysis analysis;
  private final Background background;
  private final List<LocalIndependence> independence = new ArrayList<>();

  LocalDependence(LocalTables tables) {
    this.tables = tables;
    this.analysis = tables.analysis();
    this.background = analysis.background();
    for (LocalGraph graph : analysis.graphs()) {
      independence.add(new LocalIndependence(analysis, graph.process()));
    }
  }

  /** A transition with the local graph of its process. */
  record Place(LocalGraph graph, int transition) {

    private Stream<LocalStep> steps() {
      return graph.locals().stream()
          .flatMap(local -> graph.steps(local).stream())
          .filter(step -> step.transition() == transition);
    }
  }

  /** Whether a step of one transition may interfere with a step of the other. */
  boolean dependent(Place one, Place other) {
    if (one.graph() == other.graph()) {
      LocalIndependence own = independence.get(one.graph().process());
      return one.graph().locals().stream()
          .anyMatch(local -> !own.independent(local, one.transition(), other.transition()));
    }
    return shareBudget(one, other)
        || heardBy(one).intersects(heardBy(other))
        || disturbs(one, other)
        || disturbs(other, one);
  }

  private NumberSet heardBy(Place place) {
    return background.monitors().get(place.transition());
  }

  private boolean shareBudget(Place one, Place other) {
    List<Mishap> others = tables.steps().apply(other.transition()).mishaps().toList();
    return tables
        .steps()
        .apply(one.transition())
        .mishaps()
        .anyMatch(kind -> others.contains(kind) && tables.protocol().mishaps().containsKey(kind));
  }

  /**
   * Whether a letter that the sender sends keeps the taker from a step, is absorbed by an equal
   * letter that the taker takes, or needs room that the taker makes.
   */
  private boolean disturbs(Place sender, Place taker) {
    return sender
        .steps()
        .flatMap(step -> step.sent().stream())
        .filter(letter -> background.meaning().recipient(letter) == taker.graph().process())
        .anyMatch(letter -> isDisturbed(sender, taker, letter));
  }

  private boolean isDisturbed(Place sender, Place taker, int letter) {
    if (taker.graph().watched(taker.transition()).contains(letter)) {
      return true;
    }
    boolean absorbed =
        background.channels() == Channels.SET
            && analysis.facts(sender.graph().process()).canSendAgain().contains(letter);
    return (absorbed && taker.steps().anyMatch(step -> step.consumed().contains(letter)))
        || (background.isBounded() && hears(taker, letter));
  }

  /** Whether the taker takes letters of the channel of a letter. */
  private boolean hears(Place taker, int letter) {
    Object sender = background.meaning().letter(letter).sender();
    return taker
        .steps()
        .flatMap(step -> step.consumed().stream())
        .anyMatch(one -> background.meaning().letter(one).sender().equals(sender));
  }
}
