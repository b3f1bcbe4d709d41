package io.mazurka.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documentation quotes is there, and what it shows is what the command prints. */
class DocumentationTests {

  private static final Path ROOT = Path.of("../..");
  private static final Path DOCS = ROOT.resolve("docs");
  private static final Path DECISIONS = DOCS.resolve("decisions");
  private static final int MOST_OF_README = 8_192;
  private static final int MOST_OF_PAGE = 16_384;
  private static final Path EXAMPLES = ROOT.resolve("examples/src/main/java/io/mazurka/examples");
  private static final Path PROJECT = ROOT.resolve("examples/first-day/src/main/java");
  private static final String AND_SO_ON = "\n...";

  /** A link to a file of the project, without an anchor. */
  private static final Pattern LINK = Pattern.compile("(?<!\\[)]\\((?!\\w+:)([^)#]+)(#[^)]*)?\\)");

  /** A word of a command line, which may have blanks between quotes. */
  private static final Pattern WORD = Pattern.compile("(?:'[^']*'|[^ '])+");

  @TempDir static Path classes;
  @TempDir Path directory;

  @BeforeAll
  static void compileExamples() throws IOException {
    List<Path> files = new ArrayList<>(Block.files(EXAMPLES, ".java"));
    files.addAll(Block.files(PROJECT, ".java"));
    files.removeIf(file -> file.endsWith("package-info.java"));
    SourceCompiler.compile(classes, files);
  }

  static List<Path> pages() throws IOException {
    List<Path> pages = new ArrayList<>(Block.files(DOCS, ".md"));
    pages.addAll(Block.files(ROOT.resolve("bench/results"), ".md"));
    for (String page :
        List.of(
            "README.md",
            "CONTRIBUTING.md",
            "CHANGELOG.md",
            "SECURITY.md",
            "bench/README.md",
            "engine/README.md",
            "engine/lpor/README.md",
            "systems/README.md",
            "tools/README.md",
            "checks/README.md")) {
      pages.add(ROOT.resolve(page));
    }
    return pages;
  }

  /** What is quoted from files; of other languages, only blocks that name one. */
  static Stream<Block> quotations() throws IOException {
    return Stream.of(blocks("java"), labelled("xml"), labelled("tla"), labelled("promela"))
        .flatMap(blocks -> blocks);
  }

  private static Stream<Block> labelled(String language) throws IOException {
    return blocks(language).filter(block -> !block.label().isEmpty());
  }

  static Stream<Block> transcripts() throws IOException {
    return blocks("console");
  }

  private static Stream<Block> blocks(String language) throws IOException {
    List<Block> blocks = new ArrayList<>();
    for (Path page : pages()) {
      blocks.addAll(Block.of(page, language));
    }
    return blocks.stream();
  }

  @ParameterizedTest
  @MethodSource("quotations")
  void quotedCodeIsInTheFileItNames(Block block) throws IOException {
    assertThat(block.label()).as("the file that %s is from", block).isNotEmpty();
    String[] lines = Files.readString(ROOT.resolve(block.label())).split("\n", -1);
    int length = block.text().split("\n", -1).length;
    List<String> excerpts = new ArrayList<>();
    for (int from = 0; from + length <= lines.length; from++) {
      excerpts.add(String.join("\n", List.of(lines).subList(from, from + length)).stripIndent());
    }
    assertThat(excerpts).contains(block.text());
  }

  @ParameterizedTest
  @MethodSource("transcripts")
  void transcriptIsWhatTheCommandPrints(Block block) {
    int end = block.text().indexOf('\n');
    String command = block.text().substring(0, end);
    assertThat(command).startsWith("$ ./mazurka ");
    Outcome outcome = run(words(command.substring("$ ./mazurka ".length())));
    String printed =
        (outcome.out() + outcome.err())
            .strip()
            .replace(directory.toAbsolutePath() + "/", "")
            .replace(ROOT.toAbsolutePath() + "/", "");
    String shown = withoutMeasurements(block.text().substring(end + 1));
    if (shown.endsWith(AND_SO_ON)) {
      String beginning = shown.substring(0, shown.length() - AND_SO_ON.length());
      assertThat(withoutMeasurements(printed)).startsWith(beginning);
    } else {
      assertThat(withoutMeasurements(printed)).isEqualTo(shown);
    }
  }

  private static String[] words(String command) {
    return WORD.matcher(command)
        .results()
        .map(word -> word.group().replace("'", ""))
        .toArray(String[]::new);
  }

  private Outcome run(String... words) {
    List<String> args = new ArrayList<>(List.of(words));
    int classPath = args.indexOf("--classpath");
    if (classPath >= 0) {
      args.set(classPath + 1, classes.toString());
    }
    args.replaceAll(
        word -> word.startsWith("examples/") ? ROOT.resolve(word).toAbsolutePath() + "" : word);
    if (args.get(0).equals("check")) {
      Path file = ROOT.resolve(args.get(1));
      args.set(1, Files.isRegularFile(file) ? file.toString() : args.get(1));
      args.addAll(List.of("--out", directory.toString()));
    }
    Map<String, String> environment = Map.of("MAZURKA_COMMAND", "./mazurka");
    return Outcome.of(() -> false, environment, args.toArray(String[]::new));
  }

  /** Times and bytes differ from machine to machine and from version to version. */
  private static String withoutMeasurements(String text) {
    return text.replaceAll("time( +).* (states|executions)/s", "time$1...")
        .replaceAll("time( +)[0-9.]+ s\n", "time$1...\n")
        .replaceAll("store( +).* bytes/state", "store$1...")
        .replaceAll("\"(seconds|statesPerSecond|bytesPerState|workers)\":[0-9.E-]+", "\"$1\":0");
  }

  @ParameterizedTest
  @MethodSource("pages")
  void linksLeadToFiles(Path page) throws IOException {
    assertThat(targets(page)).allSatisfy(target -> assertThat(target).exists());
  }

  private static List<Path> targets(Path page) throws IOException {
    List<Path> targets = new ArrayList<>();
    Matcher link = LINK.matcher(Files.readString(page));
    while (link.find()) {
      targets.add(page.resolveSibling(link.group(1)).normalize());
    }
    return targets;
  }

  @Test
  void mapListsEveryPage() throws IOException {
    List<Path> listed = targets(DOCS.resolve("README.md"));
    listed.add(DOCS.resolve("README.md"));
    assertThat(listed)
        .containsAll(
            Block.files(DOCS, ".md").stream()
                .filter(page -> !page.getParent().equals(DECISIONS))
                .toList());
  }

  @Test
  void everyDecisionIsListedOnce() throws IOException {
    Path index = DECISIONS.resolve("README.md");
    List<Path> decisions = new ArrayList<>(Block.files(DECISIONS, ".md"));
    decisions.remove(index);
    assertThat(targets(index).stream().filter(decisions::contains).toList())
        .containsExactlyInAnyOrderElementsOf(decisions);
  }

  @Test
  void pagesAreShort() throws IOException {
    assertThat(Files.size(ROOT.resolve("README.md"))).isLessThanOrEqualTo(MOST_OF_README);
    for (Path page : Block.files(DOCS, ".md")) {
      assertThat(Files.size(page)).as(page.toString()).isLessThanOrEqualTo(MOST_OF_PAGE);
    }
  }
}
