package io.mazurka.bench.contest;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.mazurka.bench.peers.LimitedCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MarkdownTable;
import io.mazurka.bench.tools.ExternalProgram;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/contest}: formulas of the Model Checking Contest in CTL*. */
@Command(
    name = "bench/contest",
    sortOptions = false,
    description =
        "Rewrites the formulas of linear and branching time of nets in CTL*, checks them, and"
            + " compares the verdicts with the answers of the contest.")
final class ContestFormulas extends LimitedCommand {

  /** Around a formula of linear time, so that it is decided as a part of one of branching time. */
  private static final String NESTED = "%s || EF false";

  @Parameters(
      index = "0",
      paramLabel = "FOLDER",
      description =
          "has answers.tsv (net, category, verdicts as T and F), and for each net a folder with"
              + " model.pnml and CATEGORY.xml")
  private Path nets = Path.of(".");

  @Option(names = "--only", description = "only nets whose name contains this")
  private String only = "";

  @Option(names = "--option", description = "another option for every check; may be repeated")
  private List<String> options = new ArrayList<>();

  private int formulas;
  private int agreeing;

  /** The answers to the formulas of a file: T or F, or ? if the check gave none. */
  private record Verdicts(String letters, double seconds, long productStates) {}

  public static void main(String[] arguments) {
    run(new ContestFormulas(), arguments);
  }

  @Override
  public Integer call() {
    MarkdownTable table =
        new MarkdownTable("net", "category", "way", "same verdicts", "product states", "s");
    for (String line : lines(nets.resolve("answers.tsv"))) {
      String[] fields = line.split("\t");
      Path file = nets.resolve(fields[0]).resolve(fields.length > 1 ? fields[1] + ".xml" : "");
      boolean linear = line.contains("\tLTL");
      if (fields[0].contains(only) && (linear || line.contains("\tCTL")) && Files.exists(file)) {
        List<String> texts = ContestText.of(file, linear);
        compare(table, fields, "as it is", texts);
        if (linear) {
          compare(table, fields, "nested", texts.stream().map(NESTED::formatted).toList());
        }
      }
    }
    print(
        "contest",
        circumstances("")
            + table.markdown()
            + "\n%d of %d verdicts agree.\n".formatted(agreeing, formulas));
    return agreeing == formulas && formulas > 0 ? 0 : 1;
  }

  private void compare(MarkdownTable table, String[] fields, String way, List<String> texts) {
    System.err.println(fields[0] + " " + fields[1] + " " + way + " ...");
    Verdicts verdicts = check(nets.resolve(fields[0]).resolve("model.pnml"), texts);
    StringBuilder different = new StringBuilder();
    int same = 0;
    for (int index = 0; index < texts.size(); index++) {
      if (verdicts.letters().charAt(index) == fields[2].charAt(index)) {
        same++;
      } else {
        different.append(different.length() == 0 ? ", not " : " ").append(index);
      }
    }
    formulas += texts.size();
    agreeing += same;
    table.add(
        fields[0],
        fields[1],
        way,
        "%d of %d%s".formatted(same, texts.size(), different),
        String.valueOf(verdicts.productStates()),
        String.format(Locale.ROOT, "%.1f", verdicts.seconds()));
  }

  private Verdicts check(Path net, List<String> texts) {
    List<String> arguments =
        new ArrayList<>(List.of("check", net.toAbsolutePath().toString(), "--json", "--all"));
    texts.forEach(text -> arguments.addAll(List.of("--ctlstar", text)));
    arguments.addAll(options);
    ExternalProgram.Result result = launcher().call(folders().scratch("contest"), arguments).run();
    if (result.output().isBlank()) {
      throw new BenchException("the check printed '%s'".formatted(result.errors().strip()));
    }
    try {
      JsonNode report = new ObjectMapper().readTree(result.output());
      StringBuilder letters = new StringBuilder();
      for (String text : texts) {
        letters.append(letter(report.path("properties"), text));
      }
      return new Verdicts(
          letters.toString(),
          report.path("seconds").asDouble(),
          report.path("productStates").asLong());
    } catch (JsonProcessingException e) {
      throw new BenchException(
          "the check printed '%s'".formatted((result.output() + result.errors()).strip()), e);
    }
  }

  private static char letter(JsonNode properties, String text) {
    for (JsonNode property : properties) {
      if (property.path("name").asText().equals(text)) {
        return switch (property.path("verdict").asText()) {
          case "holds" -> 'T';
          case "violated" -> 'F';
          default -> '?';
        };
      }
    }
    return '?';
  }

  private static List<String> lines(Path file) {
    try (Stream<String> lines = Files.lines(file)) {
      return lines.filter(line -> !line.startsWith("#")).toList();
    } catch (IOException e) {
      throw new BenchException("cannot read " + file, e);
    }
  }
}
