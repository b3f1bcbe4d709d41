package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.w3c.dom.Element;

/**
 * The files that a check writes besides its answer keep to their formats and say what was found.
 */
final class ReportFileTests {

  private static final String NET =
      """
      <pnml xmlns="http://www.pnml.org/version-2009/grammar/pnml">
        <net id="n" type="http://www.pnml.org/version-2009/grammar/ptnet"><page id="g">
          <place id="p"><initialMarking><text>1</text></initialMarking></place>
          <transition id="t"/><arc id="a" source="p" target="t"/>
        </page></net>
      </pnml>
      """;

  @TempDir Path directory;

  private Path file(String name) {
    return directory.resolve(name);
  }

  private Outcome check(String... words) {
    String[] all = new String[words.length + 3];
    all[0] = "check";
    System.arraycopy(words, 0, all, 1, words.length);
    all[words.length + 1] = "--out";
    all[words.length + 2] = directory.toString();
    return Outcome.of(all);
  }

  private JsonNode json(String name) throws Exception {
    return new ObjectMapper().readTree(file(name).toFile());
  }

  /** An invariant, a deadlock, a lasso, a witness, what holds, and what was not decided. */
  @ParameterizedTest
  @CsvSource({
    "faulty-paxos, 12",
    "ab-ba-locks, 11",
    "paxos acceptors=2 learners=1, 0",
    "paxos --max-states 10, 21",
    "raft --ltl <>elected, 13",
    "peterson, 0",
  })
  void everyFileKeepsToItsSchema(String words, int exitCode) throws Exception {
    String[] said = words.split(" ");
    String[] all = Arrays.copyOf(said, said.length + 10);
    String[] reports = {
      "--junit", file("j.xml").toString(), "--sarif", file("s.json").toString(),
      "--itf", file("i.json").toString(), "--html", file("page").toString(),
      "--svg", file("p.svg").toString()
    };
    System.arraycopy(reports, 0, all, said.length, reports.length);
    Outcome outcome = check(all);
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(exitCode);
    assertThat(Schemas.problemsOfJunit(file("j.xml"))).isEmpty();
    assertThat(Schemas.problemsOfJson(Schemas.SARIF, file("s.json"))).isEmpty();
    assertThat(json("s.json").at("/runs/0/results").isEmpty())
        .isEqualTo(exitCode == 0 || exitCode > 13);
    assertThat(Files.exists(file("i.json"))).isEqualTo(exitCode >= 11 && exitCode <= 13);
    assertThat(Files.exists(file("p.svg"))).isEqualTo(exitCode >= 11 && exitCode <= 13);
    if (Files.exists(file("i.json"))) {
      assertThat(Schemas.problemsOfJson(Schemas.ITF, file("i.json"))).isEmpty();
      assertThat(json("i.json").has("loop")).isEqualTo(exitCode == 13);
      parse(Files.readString(file("p.svg")));
    }
    String page = Files.readString(file("page").resolve("index.html"));
    assertThat(page).doesNotContain("<script").doesNotContainPattern("(src|href)=");
  }

  private static Element parse(String xml) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new ByteArrayInputStream(xml.getBytes(StandardCharsets.UTF_8)))
        .getDocumentElement();
  }

  /** The schemas do refuse: what is left out or put in shows. */
  @Test
  void schemasRefuseWhatIsWrong() throws Exception {
    check(
        "faulty-paxos",
        "--sarif",
        file("s.json").toString(),
        "--itf",
        file("i.json").toString(),
        "--junit",
        file("j.xml").toString());
    ObjectNode sarif = (ObjectNode) json("s.json");
    ((ObjectNode) sarif.at("/runs/0")).remove("tool");
    assertThat(Schemas.problemsOfJson(Schemas.SARIF, sarif)).isNotEmpty();
    ObjectNode itf = (ObjectNode) json("i.json");
    ((ObjectNode) itf.at("/states/0")).putNull("learner");
    assertThat(Schemas.problemsOfJson(Schemas.ITF, itf)).isNotEmpty();
    Files.writeString(
        file("j.xml"), Files.readString(file("j.xml")).replace("testcase name=", "testcase nome="));
    assertThat(Schemas.problemsOfJunit(file("j.xml"))).isNotEmpty();
  }

  @Test
  void violationsPointAtTheLinesOfPropertyAndSteps() throws Exception {
    check("faulty-paxos", "--sarif", file("s.json").toString());
    JsonNode result = json("s.json").at("/runs/0/results/0");
    Path source =
        Path.of(
            "..",
            "..",
            "systems",
            "gallery",
            "src",
            "main",
            "java",
            "io",
            "mazurka",
            "gallery",
            "Paxos.java");
    assertThat(line(source, result.at("/locations/0"))).contains("invariant(\"agreement\")");
    assertThat(line(source, result.at("/relatedLocations/0"))).contains("step(\"learn\")");
    JsonNode flow = result.at("/codeFlows/0/threadFlows/0/locations");
    assertThat(flow).hasSize(14);
    assertThat(line(source, flow.get(0).get("location"))).contains("step(\"start\")");
  }

  private static String line(Path source, JsonNode location) throws Exception {
    JsonNode physical = location.get("physicalLocation");
    assertThat(physical.at("/artifactLocation/uri").asText())
        .endsWith("io/mazurka/gallery/Paxos.java");
    int line = physical.at("/region/startLine").asInt();
    return String.join(" ", Files.readAllLines(source).subList(line - 1, line + 1));
  }

  @Test
  void filesOfModelsAreNamedWithoutALine() throws Exception {
    Path net = file("stuck net.pnml");
    Files.writeString(net, NET);
    Outcome outcome = check(net.toString(), "--sarif", file("s.json").toString());
    assertThat(outcome.exitCode()).as(outcome.err()).isEqualTo(11);
    JsonNode location = json("s.json").at("/runs/0/results/0/locations/0");
    assertThat(location.at("/physicalLocation/artifactLocation/uri").asText())
        .startsWith("file:///")
        .endsWith("/stuck%20net.pnml");
    assertThat(location.at("/physicalLocation/region").isMissingNode()).isTrue();
    assertThat(Schemas.problemsOfJson(Schemas.SARIF, file("s.json"))).isEmpty();
  }

  @Test
  void junitTellsFailedSkippedAndUndecidedApart() throws Exception {
    check("ab-ba-locks", "--junit", file("j.xml").toString());
    Element suite = parse(Files.readString(file("j.xml")));
    assertThat(suite.getAttribute("failures")).isEqualTo("1");
    assertThat(suite.getAttribute("errors")).isEqualTo("0");
    check("paxos", "--max-states", "10", "--junit", file("k.xml").toString());
    assertThat(parse(Files.readString(file("k.xml"))).getAttribute("errors")).isEqualTo("1");
  }

  @Test
  void tracesForOtherToolsHaveAllStates() throws Exception {
    check("faulty-paxos", "--itf", file("i.json").toString());
    JsonNode trace = json("i.json");
    assertThat(trace.get("vars")).hasSize(6);
    assertThat(trace.get("states")).hasSize(15);
    assertThat(trace.at("/states/14/learner/learned").asText()).isEqualTo("{1, 2}");
    assertThat(trace.at("/states/14/proposer1"))
        .hasToString("{\"number\":{\"#bigint\":\"1\"},\"phase\":\"PROPOSED\"}");
    assertThat(trace.at("/states/14/#meta/transition").asText()).isEqualTo("learn");
  }

  @Test
  void thePageHasTheDiagramAndHowToReplay() throws Exception {
    check("faulty-paxos", "--html", file("page").toString());
    assertThat(Files.readString(file("page").resolve("index.html")))
        .contains("agreement is violated after 14 steps", "<svg", "Accepted(number=1, value=1)")
        .contains("replay " + file("faulty-paxos.counterexample.json"));
  }

  @Test
  void replaysDrawAndTell() throws Exception {
    check("faulty-paxos");
    Outcome outcome =
        Outcome.of(
            "replay",
            file("faulty-paxos.counterexample.json").toString(),
            "--svg",
            file("p.svg").toString(),
            "--html",
            file("page").toString(),
            "--itf",
            file("i.json").toString());
    assertThat(outcome.exitCode()).isEqualTo(12);
    assertThat(parse(Files.readString(file("p.svg"))).getTagName()).isEqualTo("svg");
    assertThat(Schemas.problemsOfJson(Schemas.ITF, file("i.json"))).isEmpty();
    assertThat(file("page").resolve("index.html")).exists();
  }

  @Test
  void whatHoldsHasNoExecutionToShow() {
    Outcome outcome = check("peterson", "--svg", file("p.svg").toString());
    assertThat(outcome.exitCode()).isZero();
    assertThat(outcome.err()).contains("--svg: ", "is not written: there is no execution to show");
  }

  @Test
  void placesThatCannotBeWrittenAreRefusedAtOnce() throws Exception {
    Files.writeString(file("plain"), "");
    for (String[] wrong :
        new String[][] {
          {"--svg", directory.toString()},
          {"--html", file("plain").toString()},
          {"--junit", file("plain").resolve("below.xml").toString()},
          {"--sarif", ""},
          {"--svg", "/proc/none/p.svg"},
          {"--itf", "/proc/p.json"},
          {"--dot", directory.toString()},
          {"--hoa", directory.toString()},
          {"--out", file("plain").toString()},
          {"--out", "/proc/none"},
        }) {
      Outcome outcome = check("faulty-paxos", wrong[0], wrong[1]);
      assertThat(outcome.exitCode()).as(wrong[0]).isEqualTo(151);
      assertThat(outcome.err()).contains(wrong[0]).doesNotContain("Exception");
    }
  }

  @Test
  void smallGraphsAreDrawnAndLargeOnesLeftOut() throws Exception {
    Outcome outcome = check("ab-ba-locks", "--dot", file("g.dot").toString());
    assertThat(outcome.exitCode()).isEqualTo(11);
    String dot = Files.readString(file("g.dot"));
    assertThat(dot).startsWith("digraph {").contains("penwidth=3", "peripheries=2", "s0 -> s1");
    Outcome large =
        check(
            "faulty-paxos", "--dot", file("h.dot").toString(), "--junit", file("h.xml").toString());
    assertThat(large.exitCode()).isEqualTo(12);
    assertThat(large.out()).contains("agreement is violated");
    assertThat(large.err()).contains("h.dot' is not written: up to 2,000 states are drawn");
    assertThat(file("h.dot")).doesNotExist();
    assertThat(file("h.xml")).exists();
    check("paxos", "--max-depth", "2", "--dot", file("h.dot").toString());
    assertThat(file("h.dot")).exists();
  }
}
