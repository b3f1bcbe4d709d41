package io.mazurka.protocols.audit;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.mazurka.audit.Audit;
import io.mazurka.audit.AuditResult;
import io.mazurka.audit.AuditVerdict;
import io.mazurka.audit.outcome.AuditCheck;
import io.mazurka.audit.outcome.AuditFailure;
import io.mazurka.audit.outcome.AuditFailure.Part;
import io.mazurka.differential.Mistake;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.options.ProtocolOptions;
import io.mazurka.protocols.roles.LocalVariable;
import io.mazurka.protocols.roles.Monitor;
import io.mazurka.protocols.roles.Role;
import io.mazurka.protocols.roles.StepReference;
import java.util.List;
import org.junit.jupiter.api.Test;

/** An audit names each mistake, with the transitions concerned and a state in which it shows. */
final class SeededMistakeTests {

  record Token(int number) {}

  private static final Mistake NONE = Mistake.none();

  private static AuditResult audit(Checkable system, Mistake mistake) {
    ProtocolOptions own = ProtocolOptions.defaults().withDeadMessages(false);
    return Audit.of(mistake.in(system)).with(CheckOptions.defaults().with(own)).run();
  }

  /** What is wrong, if it is only the mistake's fault and everything found has a witness. */
  private static List<AuditFailure> failures(Checkable system, Mistake mistake, String check) {
    assertThat(audit(system, NONE).verdict()).isEqualTo(AuditVerdict.CLEAN);
    AuditResult result = audit(system, mistake);
    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    List<AuditFailure> failures =
        result.checks().stream()
            .filter(one -> one.name().equals(check))
            .map(AuditCheck::failures)
            .flatMap(List::stream)
            .toList();
    assertThat(failures).isNotEmpty();
    return failures;
  }

  private static Part part(String component, String value) {
    return new Part(component, value);
  }

  /** A sends the same message twice, B counts what it consumes. */
  private static Protocol repetition() {
    ProtocolBuilder protocol = Protocol.named("repetition");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    a.step("send")
        .when(self -> self < 2)
        .sends(Token.class, b)
        .then(self -> become(self + 1).broadcast(b, new Token(7)));
    b.step("count").on(Token.class, a).then((self, token) -> become(self + 1));
    protocol.invariant("once").forEach(b, self -> self < 2);
    return protocol.build();
  }

  @Test
  void absorptionBySetChannelsThatIsDroppedIsCaught() {
    Mistake mistake =
        Mistake.interferenceForgotten(
            (transition, other) ->
                transition.toString().equals("a.send") && other.toString().startsWith("b.count"));

    AuditFailure failure = failures(repetition(), mistake, "interference").get(0);

    assertThat(failure.transitions()).containsExactly("b.count from a", "a.send");
    assertThat(failure.explanation())
        .isEqualTo(
            "b.count from a is said not to interfere with a.send,"
                + " but what both lead to depends on their order");
    assertThat(failure.witness())
        .containsExactly(part("a", "1"), part("b", "0; waiting: Token(7) from a"));
  }

  @Test
  void dependencyOfAReceiverOnItsSenderThatIsMissingIsCaught() {
    Mistake mistake =
        Mistake.interferenceForgotten(
            (transition, other) ->
                transition.toString().startsWith("b.take") && other.toString().startsWith("a."));

    AuditFailure failure = failures(offers(), mistake, "interference").get(0);

    assertThat(failure.transitions()).containsExactly("a.offer", "b.take from a");
    assertThat(failure.witness())
        .containsExactly(part("a", "1"), part("b", "0; waiting: Token(0) from a"));
  }

  /** B takes one of the tokens that A offers. */
  private static Protocol offers() {
    ProtocolBuilder protocol = Protocol.named("offers");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    a.step("offer")
        .when(self -> self < 2)
        .sends(Token.class, b)
        .then(self -> become(self + 1).broadcast(b, new Token(self)));
    b.step("take")
        .on(Token.class, a)
        .when((self, token) -> self == 0)
        .then((self, token) -> become(token.number() + 1));
    return protocol.build();
  }

  @Test
  void transitionThatCanEnableAndIsMissingFromAnEnablingSetIsCaught() {
    Mistake mistake =
        Mistake.enablingForgotten(
            (transition, other) ->
                transition.toString().equals("a.second") && other.toString().equals("a.first"));

    AuditFailure failure = failures(inOrder(), mistake, "enabling sets").get(0);

    assertThat(failure.transitions()).containsExactly("a.first", "a.second");
    assertThat(failure.explanation())
        .isEqualTo("a.second is said to wait for others, but a.first enables it");
    assertThat(failure.witness()).contains(part("a", "0"));
  }

  /** A takes two steps, one after the other, and so does B. */
  private static Protocol inOrder() {
    ProtocolBuilder protocol = Protocol.named("in-order");
    for (String name : List.of("a", "b")) {
      Role<Integer> role = protocol.role(name, 1, 0);
      role.step("first").when(self -> self == 0).then(self -> become(1));
      role.step("second").when(self -> self == 1).then(self -> become(2));
    }
    return protocol.build();
  }

  @Test
  void falseNecessaryEnablingTransitionIsCaught() {
    Mistake mistake =
        Mistake.enablingForgotten(
            (transition, other) ->
                transition.toString().startsWith("c.take") && other.toString().startsWith("b."));

    AuditFailure failure = failures(twoSenders(), mistake, "enabling sets").get(0);

    assertThat(failure.transitions()).containsExactly("b.send", "c.take from a, b");
  }

  /** C waits for a message from each of A and B. */
  private static Protocol twoSenders() {
    ProtocolBuilder protocol = Protocol.named("two-senders");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    Role<Integer> c = protocol.role("c", 1, 0);
    for (Role<Integer> role : List.of(a, b)) {
      role.step("send")
          .when(self -> self == 0)
          .sends(Token.class, c)
          .then(self -> become(1).broadcast(c, new Token(1)));
    }
    c.step("take").onQuorum(2, Token.class, a, b).then((self, tokens) -> become(1));
    return protocol.build();
  }

  @Test
  void transitionWronglyCalledInvisibleIsCaught() {
    Mistake mistake = Mistake.visibilityForgotten();

    AuditFailure failure = failures(repetition(), mistake, "visibility").get(0);

    assertThat(failure.transitions()).containsExactly("b.count from a");
    assertThat(failure.explanation())
        .isEqualTo("b.count from a is called invisible, but it changes whether once holds");
  }

  @Test
  void transitionWronglyCalledInvisibleFromAStateOnIsCaught() {
    Mistake mistake = Mistake.visibilityForgottenIn(locals -> locals.equals(List.of("2", "1")));

    AuditFailure failure = failures(repetition(), mistake, "visibility").get(0);

    assertThat(failure.transitions()).containsExactly("b.count from a");
    assertThat(failure.witness())
        .containsExactly(part("a", "2"), part("b", "1; waiting: Token(7) from a"));
  }

  @Test
  void transitionThatBecomesVisibleAlongAPathIsCaught() {
    ProtocolBuilder protocol = Protocol.named("later");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    a.step("go").when(self -> self == 0).then(self -> become(1));
    b.step("go").when(self -> self == 0).then(self -> become(1));
    protocol.invariant("not both").forEachPair(a, b, (one, other) -> one + other < 2);
    Mistake mistake = Mistake.visibilityForgottenIn(locals -> locals.equals(List.of("0", "0")));

    AuditFailure failure = failures(protocol.build(), mistake, "visibility").get(0);

    assertThat(failure.explanation())
        .isEqualTo(
            "a.go is called invisible, but it changes whether not both holds, though not at once");
    assertThat(failure.witness()).containsExactly(part("a", "0"), part("b", "0"));
  }

  @Test
  void sameProcessIndependenceThatIgnoresConsumptionIsCaught() {
    ProtocolBuilder protocol = Protocol.named("rivals");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    a.step("send")
        .when(self -> self == 0)
        .sends(Token.class, b)
        .then(self -> become(1).broadcast(b, new Token(1)));
    b.step("drop").on(Token.class, a).then((self, token) -> become(self));
    b.step("keep").on(Token.class, a).then((self, token) -> become(self));
    Mistake mistake =
        Mistake.interferenceForgotten(
            (transition, other) ->
                transition.toString().startsWith("b.") && other.toString().startsWith("b."));

    AuditFailure failure = failures(protocol.build(), mistake, "interference").get(0);

    assertThat(failure.transitions()).containsExactlyInAnyOrder("b.drop from a", "b.keep from a");
    assertThat(failure.explanation()).endsWith(String.join(" disables ", failure.transitions()));
    assertThat(failure.witness())
        .containsExactly(part("a", "1"), part("b", "0; waiting: Token(1) from a"));
  }

  @Test
  void stepsOfOneMonitorThatAreCalledIndependentAreCaught() {
    ProtocolBuilder protocol = Protocol.named("race");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    StepReference<Integer> first = a.step("go").when(self -> self == 0).then(self -> become(1));
    StepReference<Integer> second = b.step("go").when(self -> self == 0).then(self -> become(1));
    Monitor<Integer> winner =
        protocol
            .monitor("winner", 0)
            .hears(first, (seen, step) -> seen == 0 ? 1 : seen)
            .hears(second, (seen, step) -> seen == 0 ? 2 : seen);
    protocol.invariant("anybody").of(winner, seen -> seen < 3);
    Mistake mistake = Mistake.interferenceForgotten((transition, other) -> true);

    AuditFailure failure = failures(protocol.build(), mistake, "interference").get(0);

    assertThat(failure.transitions()).containsExactlyInAnyOrder("a.go", "b.go");
    assertThat(failure.witness())
        .containsExactly(part("a", "0"), part("b", "0"), part("winner", "0"));
  }

  /** A goes round and round; B fails once. */
  private static Protocol roundabout() {
    ProtocolBuilder protocol = Protocol.named("roundabout");
    Role<Integer> a = protocol.role("a", 1, 0);
    Role<Integer> b = protocol.role("b", 1, 0);
    a.step("turn").then(self -> become(1 - self));
    b.step("fail").when(self -> self == 0).then(self -> become(1));
    protocol.invariant("no failure").forEach(b, self -> self == 0);
    return protocol.build();
  }

  @Test
  void droppedProvisoIsCaughtByTheReducedSearches() {
    Mistake mistake = Mistake.provisoForgotten();

    for (String search : List.of("reduced search, bfs", "reduced search, dfs")) {
      assertThat(failures(roundabout(), mistake, search).get(0).explanation())
          .isEqualTo(
              "the reduced search says that no failure holds, the full search that it fails");
    }
    assertThat(failures(roundabout(), mistake, "cycles").get(0).explanation())
        .isEqualTo("no cycle proviso is thought necessary, but a.turn is on a cycle");
  }

  @Test
  void transitionOnACycleThatIsSaidToBeOnNoneIsCaught() {
    Mistake mistake = Mistake.cyclesForgotten();

    assertThat(failures(roundabout(), mistake, "cycles").get(0).transitions())
        .containsExactly("a.turn");
  }

  @Test
  void guardThatReadsWhatItDoesNotDeclareIsCaught() {
    ProtocolBuilder protocol = Protocol.named("undeclared");
    record Pair(int left, int right) {}
    Role<Pair> a = protocol.role("a", 1, new Pair(0, 0));
    LocalVariable left = a.variable("left", Pair::left);
    LocalVariable right = a.variable("right", Pair::right);
    a.step("first")
        .when(self -> self.left() == 0)
        .reads(left)
        .writes(left)
        .then(self -> become(new Pair(1, self.right())));
    a.step("second")
        .when(self -> self.left() == 1 && self.right() == 0)
        .reads(right)
        .writes(right)
        .then(self -> become(new Pair(self.left(), 1)));

    AuditResult result = Audit.of(protocol.build()).run();

    assertThat(result.verdict()).isEqualTo(AuditVerdict.WRONG);
    assertThat(result.checks())
        .filteredOn(check -> !check.failures().isEmpty())
        .extracting(AuditCheck::name, AuditCheck::reduction)
        .containsExactly(
            tuple(
                "enabling sets",
                "lpor, combined split, relations as declared, because an audit covers these, too"));
    assertThat(result.failures().get(0).transitions()).containsExactly("a.first", "a.second");
    assertThat(result.failures().get(0).witness()).containsExactly(part("a", "left=0, right=0"));
  }
}
