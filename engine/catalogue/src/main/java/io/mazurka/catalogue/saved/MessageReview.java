package io.mazurka.catalogue.saved;

import io.mazurka.kernel.delivery.MessageSystem;
import io.mazurka.kernel.delivery.SentMessage;
import io.mazurka.kernel.delivery.Taking;
import io.mazurka.kernel.delivery.Takings;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.temporal.graph.FairnessAssumption;
import io.mazurka.temporal.graph.FairnessAssumption.Strength;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds messages that an infinite execution passes over for ever, by the definition. */
final class MessageReview {

  private MessageReview() {}

  /**
   * The messages of an assumption that are passed over, in words and in order.
   *
   * @param walk leads along the execution
   * @param first the first place that repeats
   * @param places the number of places
   */
  static List<String> passedOver(FairnessAssumption assumed, Walk walk, int first, int places) {
    if (!(walk.system() instanceof MessageSystem messages)) {
      return List.of("a message");
    }
    boolean weak = assumed.strength() == Strength.WEAK;
    Takings takings = messages.takings();
    Map<SentMessage, Integer> offered = new HashMap<>();
    Set<SentMessage> taken = new HashSet<>();
    for (int place = first; place < places; place++) {
      walk.moveTo(place);
      takings.load(walk.state());
      Set<SentMessage> here = new HashSet<>();
      for (int step = 0; step < walk.possible(); step++) {
        Taking taking = takings.of(step);
        here.addAll(taking.dutiful() ? taking.consumed() : List.of());
      }
      here.forEach(message -> offered.merge(message, 1, Integer::sum));
      if (place < walk.length()) {
        Taking taking = takings.of(walk.stepTaken());
        taken.addAll(taking.consumed());
        taken.addAll(weak ? taking.lost() : List.of());
      }
    }
    int demanded = weak ? places - first : 1;
    return offered.entrySet().stream()
        .filter(entry -> entry.getValue() >= demanded && !taken.contains(entry.getKey()))
        .map(Map.Entry::getKey)
        .filter(message -> assumed.actions().contains(message.channel()))
        .sorted(SentMessage.ORDER)
        .map(SentMessage::text)
        .toList();
  }
}
