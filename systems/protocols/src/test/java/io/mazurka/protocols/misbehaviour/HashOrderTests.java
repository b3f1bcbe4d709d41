package io.mazurka.protocols.misbehaviour;

import static io.mazurka.protocols.misbehaviour.Conversation.assertMisbehaves;
import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import io.mazurka.search.check.Check;
import io.mazurka.search.check.CheckResult;
import io.mazurka.search.check.Verdict;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** User code that depends on the order in which a set or map happens to iterate. */
final class HashOrderTests {

  private static final String ORDER = "gives another result when equal sets and maps iterate";

  record Chooser(Set<String> candidates, String chosen) {}

  record Offer(Optional<Map<String, Integer>> prices) {}

  record Given(Object content) {}

  private static final Set<String> CANDIDATES = Set.of("red", "green", "blue");

  /** Two colors in an order that changes from run to run, as those of hash tables may. */
  private static Set<String> two(RepetitionInfo run) {
    return new LinkedHashSet<>(
        run.getCurrentRepetition() % 2 == 0 ? List.of("red", "green") : List.of("green", "red"));
  }

  private final ProtocolBuilder protocol = Protocol.named("choice");
  private final Role<Chooser> chooser = protocol.role("chooser", 1, new Chooser(CANDIDATES, ""));

  @RepeatedTest(20)
  void handlerThatTakesTheFirstOfASetIsCaught() {
    chooser
        .step("choose")
        .then(self -> become(new Chooser(Set.of(), self.candidates().iterator().next())));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'choose' of chooser " + ORDER)
        .hasMessageContaining("local state: candidates={blue, green, red}");
  }

  @RepeatedTest(20)
  void handlerIsCaughtWithoutLocalAnalysis() {
    chooser
        .step("choose")
        .then(self -> become(new Chooser(Set.of(), self.candidates().iterator().next())));

    assertMisbehaves(protocol.build(), CheckOptions.unreduced())
        .hasMessageStartingWith("step 'choose' of chooser " + ORDER);
  }

  @RepeatedTest(20)
  void guardThatTakesTheFirstOfASetIsCaught(RepetitionInfo run) {
    Role<Chooser> picky = protocol.role("picky", 1, new Chooser(two(run), ""));
    picky
        .step("pick")
        .when(self -> self.candidates().iterator().next().equals("red"))
        .then(self -> become(new Chooser(Set.of("blue"), "")));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'pick' of picky has a guard that " + ORDER);
  }

  @RepeatedTest(20)
  void handlerThatWalksThroughAMapInAMessageIsCaught() {
    Role<Chooser> buyer = protocol.role("buyer", 1, new Chooser(Set.of(), ""));
    Map<String, Integer> prices = new HashMap<>(Map.of("apple", 3, "pear", 3, "plum", 5));
    chooser
        .step("offer")
        .when(self -> !self.candidates().isEmpty())
        .sends(Offer.class, buyer)
        .then(
            self ->
                become(new Chooser(Set.of(), "")).broadcast(buyer, new Offer(Optional.of(prices))));
    buyer
        .step("buy")
        .on(Offer.class, chooser)
        .then((self, offer) -> become(new Chooser(Set.of(), cheapest(offer))));

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("step 'buy' of buyer " + ORDER)
        .hasMessageContaining("messages: Offer(");
  }

  /** Two have the lowest price; which comes first decides. */
  private static String cheapest(Offer offer) {
    String found = "";
    int lowest = Integer.MAX_VALUE;
    for (Map.Entry<String, Integer> price : offer.prices().orElseThrow().entrySet()) {
      if (price.getValue() < lowest) {
        lowest = price.getValue();
        found = price.getKey();
      }
    }
    return found;
  }

  @RepeatedTest(20)
  void monitorThatTakesTheFirstOfASetIsCaught() {
    StepReference<Chooser> step =
        chooser
            .step("drop")
            .when(self -> !self.candidates().isEmpty())
            .then(self -> become(new Chooser(Set.of(), "")));
    Monitor<String> watch =
        protocol
            .monitor("watch", "")
            .hears(step, (seen, heard) -> heard.before().candidates().iterator().next());
    protocol.invariant("short").of(watch, seen -> seen.length() < 10);

    assertMisbehaves(protocol.build())
        .hasMessageStartingWith("monitor watch, hearing step 'drop' of chooser, " + ORDER);
  }

  @RepeatedTest(20)
  void invariantThatTakesTheFirstOfASetIsCaught(RepetitionInfo run) {
    Role<Chooser> other = protocol.role("other", 1, new Chooser(two(run), ""));
    protocol
        .invariant("redFirst")
        .forEach(other, self -> self.candidates().iterator().next().equals("red"));

    assertMisbehaves(protocol.build()).hasMessageStartingWith("invariant redFirst " + ORDER);
  }

  @RepeatedTest(20)
  void invariantThatTakesTheFirstOfTheSetOfAMonitorIsCaught(RepetitionInfo run) {
    Monitor<Set<String>> watch = protocol.monitor("watch", two(run));
    protocol.invariant("redFirst").of(watch, seen -> seen.iterator().next().equals("red"));

    assertMisbehaves(protocol.build()).hasMessageStartingWith("invariant redFirst " + ORDER);
  }

  @Test
  void invariantWithAnotherResultWhenCalledAgainIsCaught() {
    List<Integer> calls = new ArrayList<>();
    protocol
        .invariant("odd")
        .over(chooser)
        .holds(
            state -> {
              calls.add(1);
              return calls.size() % 2 == 1;
            });

    assertMisbehaves(protocol.build(), CheckOptions.unreduced())
        .hasMessageStartingWith("invariant odd gives another result when it is called again");
  }

  /** What order does not decide may well be computed by walking through a set. */
  @Test
  void codeThatOrderDoesNotDecidePasses() {
    chooser
        .step("choose")
        .when(self -> self.candidates().contains("red"))
        .then(self -> become(new Chooser(Set.of(), new TreeSet<>(self.candidates()).first())));
    protocol
        .invariant("few")
        .forEach(chooser, self -> self.candidates().stream().mapToInt(String::length).sum() < 20);

    assertThat(Check.of(protocol.build()).run().verdict()).isEqualTo(Verdict.HOLDS);
  }

  /** One outcome for each element: which is first makes no difference. */
  @Test
  void outcomesMadeFromASetPassInAnOrderOfTheirOwn() {
    chooser
        .step("choose")
        .when(self -> self.chosen().isEmpty())
        .thenAny(
            self ->
                self.candidates().stream()
                    .map(one -> become(new Chooser(self.candidates(), one)))
                    .toList());
    protocol.invariant("notGreen").forEach(chooser, self -> !self.chosen().equals("green"));

    CheckResult result = Check.of(protocol.build()).with(CheckOptions.unreduced().withAll()).run();
    assertThat(result.statistics().states()).isEqualTo(4);
    assertThat(result.counterexample().path().steps()).containsExactly(2);
  }

  @Test
  void messagesMadeFromASetPassUnlessAQueueKeepsTheirOrder() {
    assertThat(Check.of(posting(Channels.SET)).run().verdict()).isEqualTo(Verdict.HOLDS);
    assertThat(Check.of(posting(Channels.MULTISET)).run().verdict()).isEqualTo(Verdict.HOLDS);
    assertMisbehaves(posting(Channels.FIFO))
        .hasMessageStartingWith("step 'post' of poster " + ORDER);
  }

  private static Protocol posting(Channels channels) {
    ProtocolBuilder posts = Protocol.named("posts").channels(channels);
    Role<Chooser> poster = posts.role("poster", 1, new Chooser(CANDIDATES, ""));
    Role<Chooser> reader = posts.role("reader", 1, new Chooser(Set.of(), ""));
    poster
        .step("post")
        .when(self -> !self.candidates().isEmpty())
        .sends(Given.class, reader)
        .then(
            self -> {
              Effect<Chooser> effect = become(new Chooser(Set.of(), ""));
              for (String one : self.candidates()) {
                effect = effect.broadcast(reader, new Given(one));
              }
              return effect;
            });
    reader.step("read").on(Given.class, poster).then((self, message) -> become(self));
    return posts.build();
  }

  /** Sets nested in whatever a value can be made of. */
  @Test
  void handlersAreCaughtHoweverDeepTheSetIs() {
    for (Function<Set<String>, Object> wrap :
        List.<Function<Set<String>, Object>>of(
            set -> set,
            HashSet::new,
            set -> List.of(1, Optional.of(set)),
            set -> Map.of("key", new Given(set)),
            set -> Map.of(set, "value"))) {
      ProtocolBuilder nested = Protocol.named("nested");
      Role<Given> role = nested.role("holder", 1, new Given(wrap.apply(CANDIDATES)));
      role.step("look").then(self -> become(new Given(self.content().toString())));

      assertMisbehaves(nested.build(), CheckOptions.unreduced().withAll())
          .hasMessageStartingWith("step 'look' of holder " + ORDER);
    }
  }
}
