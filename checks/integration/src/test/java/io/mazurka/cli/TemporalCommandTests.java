package io.mazurka.cli;

import static io.mazurka.protocols.roles.Effect.become;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Channels;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.IntegerVariable;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.operations.Next;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Temporal properties from the command line: what is asked, refused, shown, saved and replayed. */
final class TemporalCommandTests {

  /** One walker goes around for ever; the other one sits down, and stays. */
  public static final class Walkers implements ProtocolModel {

    @Override
    public List<Parameter> parameters() {
      return List.of(Parameter.of("laps", 2, 1, 9));
    }

    @Override
    public Protocol create(Arguments arguments) {
      int laps = arguments.get("laps");
      ProtocolBuilder park = Protocol.named("walkers");
      Role<Integer> walker = park.role("walker", 1, 0);
      Role<Boolean> sitter = park.role("sitter", 1, false);
      walker.step("go").then(at -> become((at + 1) % laps));
      sitter.step("sit").when(sits -> !sits).then(sits -> become(true));
      park.proposition("sits").forEach(sitter, sits -> sits);
      park.proposition("at start").forEach(walker, at -> at == 0);
      park.invariant("in the park").forEach(walker, at -> at < laps);
      park.property("rest").ltl("<> sits").weaklyFair();
      return park.build();
    }
  }

  /** A thread that counts to two, as a step function or as code. */
  public static final class Counter implements ThreadModel {

    @Override
    public List<Parameter> parameters() {
      return List.of(Parameter.of("code", 0, 0, 1));
    }

    @Override
    public void declare(Scope scope, Arguments arguments) {
      IntegerVariable x = scope.integer("x", 0);
      if (arguments.get("code") == 1) {
        scope.thread("A", () -> x.write(2));
      } else {
        scope.<Integer>thread("A", 0, at -> at < 2 ? x.writing(at + 1).to(at + 1) : Next.end());
      }
      scope.proposition("two", () -> x.read() == 2);
    }
  }

  private static final String WALKERS = Walkers.class.getName();
  private static final String COUNTER = Counter.class.getName();
  private static final Path NETS = Path.of("../../examples/nets");

  @TempDir Path directory;

  private Outcome check(String model, String... options) {
    List<String> args = new ArrayList<>(List.of("check", model));
    args.addAll(List.of(options));
    args.addAll(List.of("--out", directory.toString()));
    return Outcome.of(args.toArray(String[]::new));
  }

  private String saved() {
    return saved(WALKERS);
  }

  private String saved(String model) {
    return directory.resolve(model + ".counterexample.json").toString().replace('$', '-');
  }

  @Test
  void propertyOfTheModelHoldsUnderItsAssumption() {
    Outcome outcome = check(WALKERS);

    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.out()).contains("rest, assuming weak fairness of walker and sitter,");
    JsonNode json = check(WALKERS, "--json").json();
    assertThat(json.get("properties").get(1).toString())
        .isEqualTo(
            "{\"name\":\"rest\",\"verdict\":\"holds\",\"kind\":\"ltl\",\"fairness\":[\"weak:walker\",\"weak:sitter\"]}");
    assertThat(json.get("productStates").asLong()).isPositive();
    assertThat(json.get("cycleStart").isNull()).isTrue();
  }

  @Test
  void withoutTheAssumptionTheLassoIsShownSavedAndReplayed() {
    Outcome outcome = check(WALKERS, "--fair", "none");

    assertThat(outcome.exitCode()).isEqualTo(13);
    assertThat(outcome.out())
        .contains("rest is violated by 2 steps that repeat from step 1 on")
        .contains("-- repeats from step 1 --")
        .contains("After step 2 it goes on with step 1, for ever.");
    JsonNode json = check(WALKERS, "--fair", "none", "--json").json();
    assertThat(json.get("cycleStart").asInt()).isZero();
    assertThat(json.get("counterexample")).hasSize(2);
    Outcome again = Outcome.of("replay", saved());
    assertThat(again.exitCode()).isEqualTo(13);
    assertThat(again.out()).contains("rest is violated by 2 steps that repeat from step 1 on");
    assertThat(Outcome.of("replay", saved(), "--json").json().get("cycleStart").asInt()).isZero();
  }

  @Test
  void lassoThatDoesNotCloseAnyMoreIsNotReplayed() throws IOException {
    check(WALKERS, "--fair", "none");
    Path file = Path.of(saved());
    String text = Files.readString(file);
    Files.writeString(file, text.replace("\"cycleStart\" : 0", "\"cycleStart\" : 1"));
    Outcome moved = Outcome.of("replay", saved());
    assertThat(moved.exitCode()).isEqualTo(14);
    assertThat(moved.out()).contains("it does not come back to step 2 any more");

    Files.writeString(file, text.replace("\"cycleStart\" : 0", "\"cycleStart\" : 2"));
    Outcome ended = Outcome.of("replay", saved());
    assertThat(ended.exitCode()).isEqualTo(14);
    assertThat(ended.out()).contains("its last state does not repeat any more");

    Files.writeString(file, text.replace("\"none\"", "\"weak\""));
    Outcome unfair = Outcome.of("replay", saved());
    assertThat(unfair.exitCode()).isEqualTo(14);
    assertThat(unfair.out()).contains("sitter is passed over for ever now");

    Files.writeString(file, text.replace("\"cycleStart\" : 0", "\"cycleStart\" : 3"));
    assertThat(Outcome.of("replay", saved()).err())
        .contains("'cycleStart' is behind the last step");
  }

  /** A sender repeats itself until it is heard, over a line that loses messages. */
  public static final class Repeater implements ProtocolModel {

    @Override
    public List<Parameter> parameters() {
      return List.of();
    }

    @Override
    public Protocol create(Arguments arguments) {
      ProtocolBuilder line = Protocol.named("repeater").channels(Channels.SET).lossy();
      Role<Boolean> sender = line.role("sender", 1, false);
      Role<Boolean> hearer = line.role("hearer", 1, false);
      sender
          .step("say")
          .sends(String.class, hearer)
          .then(self -> become(self).broadcast(hearer, "hello"));
      hearer.step("hear").on(String.class, sender).then((self, said) -> become(true));
      line.proposition("heard").forEach(hearer, heard -> heard);
      line.property("is heard").ltl("<> heard").stronglyFairDelivery();
      return line.build();
    }
  }

  @Test
  void messagesThatAreTreatedFairlyArrive() throws IOException {
    String model = Repeater.class.getName();
    JsonNode fair = check(model, "--json").json();
    assertThat(fair.at("/verdict").asText()).isEqualTo("holds");
    assertThat(fair.at("/properties/0/fairness/0").asText()).isEqualTo("strong-delivery");

    Outcome lost = check(model, "--fair", "weak-delivery:sender->hearer");
    assertThat(lost.exitCode()).isEqualTo(13);
    assertThat(lost.out()).contains("the execution is fair: hello from sender to hearer");
    Path file = Path.of(saved(model));
    assertThat(Outcome.of("replay", saved(model)).exitCode()).isEqualTo(13);
    Files.writeString(
        file, Files.readString(file).replace("weak-delivery:sender->hearer", "strong-delivery"));
    Outcome unfair = Outcome.of("replay", saved(model));
    assertThat(unfair.exitCode()).isEqualTo(14);
    assertThat(unfair.out()).contains("from sender to hearer is passed over for ever now");
  }

  @Test
  void formulasAreAskedForBesideEachOther() {
    Outcome outcome =
        check(
            WALKERS,
            "--ltl",
            "<> (sits && \"at start\")",
            "--ctl",
            "EF sits",
            "--ctl",
            "AG !sits",
            "--json");
    JsonNode json = outcome.json();

    assertThat(outcome.exitCode()).isEqualTo(13);
    assertThat(json.get("property").asText()).isEqualTo("<> (sits && \"at start\")");
    assertThat(json.get("properties"))
        .extracting(one -> one.get("kind").asText() + " " + one.get("verdict").asText())
        .containsExactly("ltl violated", "ctl holds", "ctl violated");
  }

  @Test
  void formulaOfExecutionsAndStatesIsShownSavedAndReplayed() {
    String formula = "A(G F sits || F G \"at start\")";
    Outcome outcome = check(WALKERS, "--ctlstar", formula);

    assertThat(outcome.exitCode()).isEqualTo(13);
    assertThat(outcome.out()).contains("is violated by 2 steps that repeat from step 1 on");
    Outcome again = Outcome.of("replay", saved());
    assertThat(again.exitCode()).isEqualTo(13);
    assertThat(again.out())
        .contains(formula + " is violated by 2 steps that repeat from step 1 on");
    JsonNode json =
        check(WALKERS, "--ctlstar", formula, "--ctlstar", "AG E(F G sits)", "--json").json();
    assertThat(json.get("properties"))
        .extracting(one -> one.get("kind").asText() + " " + one.get("verdict").asText())
        .containsExactly("ctlstar violated", "ctlstar holds");
    assertThat(json.get("cycleStart").asInt()).isZero();
  }

  @Test
  void lassoFromWhereAnInnerFormulaFailsIsShown() {
    String formula = "AG (!sits || E(X X sits) && A(G F !\"at start\" -> F !sits))";
    Outcome holds = check(WALKERS, "--ctlstar", "AG E(G F sits && G F \"at start\")");
    Outcome fails = check(WALKERS, "--ctlstar", formula);

    assertThat(holds.exitCode()).isZero();
    assertThat(fails.exitCode()).isEqualTo(13);
    assertThat(fails.out()).contains("is violated by 3 steps that repeat from step 2 on");
    assertThat(Outcome.of("replay", saved()).exitCode()).isEqualTo(13);
  }

  @Test
  void nextStepsAndExecutionsDifferWhereNothingCanHappen() {
    String net = NETS.resolve("philosophers.pnml").toString();

    assertThat(check(net, "--ctlstar", "AG (deadlock -> AX false)").exitCode()).isZero();
    assertThat(check(net, "--ctl", "AG (deadlock -> AX false)").exitCode()).isZero();
    assertThat(check(net, "--ctlstar", "AG (deadlock -> A(X deadlock))").exitCode()).isZero();
    assertThat(check(net, "--ctlstar", "AG (deadlock -> A(X !deadlock))").exitCode()).isEqualTo(13);
    assertThat(check(net, "--ctlstar", "A(G(deadlock -> X deadlock))").exitCode()).isZero();
    assertThat(check(net, "--ltl", "G(deadlock -> X deadlock)").exitCode()).isZero();
  }

  @Test
  void lastStateThatRepeatsIsTheCycle() {
    JsonNode json =
        check(
                NETS.resolve("philosophers.pnml").toString(),
                "--ltl",
                "[]<> p0_eats = 1",
                "--fair",
                "strong",
                "--json")
            .json();
    assertThat(json.get("verdict").asText()).isEqualTo("violated");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "--ltl; [] (sits; column 4: '(' is not closed",
        "--ltl; [] sitz; there is no proposition 'sitz'; did you mean 'sits'?; this model has sits,",
        "--ctl; AG; column",
        "--ctlstar; G sits; column 1: 'G' does not say on which paths; write A G or E G",
        "--ctlstar; A(G sitz); there is no proposition 'sitz'; did you mean 'sits'?",
        "--ctlstar; E(sits && sits U sits); can be read in two ways here; put parentheses",
        "--ltl; ; column"
      })
  void formulaThatIsNoneIsRefusedWithItsPlace(String option, String formula, String message) {
    Outcome outcome = check(WALKERS, option, formula == null ? "" : formula);

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains(option).contains(message);
  }

  @Test
  void fairnessThatCannotMatterIsRefused() {
    Outcome nobody = check(WALKERS, "--ltl", "<> sits", "--fair", "weak:siter");
    Outcome idle = check(WALKERS, "--property", "in the park", "--fair", "strong");
    Outcome branching = check(WALKERS, "--ctl", "AF sits", "--fair", "weak");
    Outcome mixed = check(WALKERS, "--ctlstar", "A(G F sits)", "--fair", "weak");
    Outcome typo = check(WALKERS, "--fair", "week");

    assertThat(nobody.exitCode()).isEqualTo(151);
    assertThat(nobody.err())
        .contains("there is no process or step 'siter'; did you mean 'sitter'?; the processes are");
    assertThat(idle.exitCode()).isEqualTo(151);
    assertThat(idle.err())
        .contains("--fair strong has no effect: no formula of linear time is checked; ask for one");
    assertThat(branching.exitCode()).isEqualTo(151);
    assertThat(mixed.exitCode()).isEqualTo(151);
    assertThat(typo.exitCode()).isEqualTo(151);
    assertThat(check(WALKERS, "--property", "in the park", "--fair", "none").exitCode()).isZero();
  }

  @Test
  void fairnessOfOneProcessOrStepIsEnough() {
    assertThat(check(WALKERS, "--fair", "weak:sitter").exitCode()).isZero();
    assertThat(check(WALKERS, "--fair", "strong:sitter.sit").exitCode()).isZero();
    assertThat(check(WALKERS, "--fair", "weak:walker").exitCode()).isEqualTo(13);
  }

  @Test
  void stepFunctionsHaveFormulasAndCodeRefusesThem() {
    Outcome steps = check(COUNTER, "--ltl", "<>[] two");
    Outcome never = check(COUNTER, "--ltl", "[] !two");
    Outcome code = check(COUNTER, "code=1", "--ltl", "<>[] two");

    assertThat(steps.exitCode()).isZero();
    assertThat(steps.out()).contains("no dynamic reduction: formulas need all states");
    assertThat(never.exitCode()).isEqualTo(13);
    assertThat(code.exitCode()).isEqualTo(151);
    assertThat(code.err()).contains("--ltl needs threads that are step functions");
    assertThat(check(COUNTER, "--ctlstar", "A(F G two) && EX true").exitCode()).isZero();
    assertThat(check(COUNTER, "code=1", "--ctlstar", "E(F G two)").err())
        .contains("--ctlstar needs threads that are step functions");
  }

  @Test
  void automatonOfTheNegationIsWritten() throws IOException {
    Path file = directory.resolve("a.hoa");
    Outcome outcome = check(WALKERS, "--ltl", "[]<> \"at start\"", "--hoa", file.toString());
    Outcome nothing = check(WALKERS, "--ctl", "EF sits", "--hoa", file.toString());

    assertThat(outcome.exitCode()).isZero();
    assertThat(Files.readString(file)).startsWith("HOA: v1\n").contains("AP: 1 \"at start\"");
    assertThat(nothing.exitCode()).isEqualTo(151);
    assertThat(nothing.err()).contains("--hoa has no effect: no formula of linear time");
  }

  @Test
  void modelThatCannotDoItRefusesFormulas() {
    Outcome outcome = check(Relay.class.getName(), "--ltl", "[] few");

    assertThat(outcome.exitCode()).isEqualTo(151);
    assertThat(outcome.err()).contains("--ltl does not apply to this model");
    assertThat(check(Relay.class.getName(), "--ctlstar", "A(G few)").err())
        .contains("--ctlstar does not apply to this model");
  }

  @Test
  void formulasOfAContestFileAreAnsweredOneByOne() throws IOException {
    String eats =
        "<integer-le><integer-constant>1</integer-constant><tokens-count><place>p0_eats</place>"
            + "</tokens-count></integer-le>";
    Path formulas =
        Files.writeString(
            directory.resolve("f.xml"),
            "<property-set>%s%s%s</property-set>"
                .formatted(
                    property("n-LTL-0", "<all-paths><finally>%s</finally></all-paths>", eats),
                    property("n-CTL-1", "<exists-path><next>%s</next></exists-path>", eats),
                    property("n-CTL-2", "<exists-path><finally>%s</finally></exists-path>", eats)));
    String net = NETS.resolve("philosophers.pnml").toString();
    Outcome text = check(net, "--properties", formulas.toString());
    Outcome json = check(net, "--properties", formulas.toString(), "--json");

    assertThat(text.exitCode()).isZero();
    assertThat(text.out())
        .contains("3 of 3 formulas decided", "n-LTL-0  FALSE", "n-CTL-1  FALSE", "n-CTL-2  TRUE");
    assertThat(json.exitCode()).isZero();
    assertThat(json.json().get("properties"))
        .extracting(one -> one.get("kind").asText())
        .containsExactly("ltl", "ctl", "goal");
  }

  private static String property(String id, String formula, String atom) {
    return "<property><id>%s</id><formula>%s</formula></property>"
        .formatted(id, formula.formatted(atom));
  }
}
