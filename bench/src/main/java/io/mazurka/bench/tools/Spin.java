package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** SPIN: Promela to C, gcc, and the verifier that results. */
public record Spin(Folders folders, Memory memory, Mode mode) implements Tool {

  /** The ways in which SPIN searches. */
  public enum Mode {
    /** Depth-first, every state stored exactly, in a hash table that grows. */
    PLAIN("SPIN"),
    /** As {@link #PLAIN}, with a bucket for each state from the start. */
    TOLD("SPIN, told the number of states"),
    /** Breadth-first on two cores, with hashes of states in a table of fixed size. */
    PARALLEL("SPIN, 2 cores"),
    /** As {@link #PLAIN}, with SPIN's own partial-order reduction. */
    REDUCED("SPIN, reduced");

    private final String title;

    Mode(String title) {
      this.title = title;
    }
  }

  private static final String SPIN = "spin";
  private static final String GCC = "gcc";

  private static final int DEPTH = 10_000;
  private static final int GREAT_DEPTH = 10_000_000;

  /**
   * The depth limit for small models: under fairness, some searches never end but go deeper through
   * new states.
   */
  private static final int DEPTH_OF_FEW = 1_000_000;

  private static final int LEAST_TABLE_BITS = 16;
  private static final Duration LONGEST = Duration.ofMinutes(3);

  @Override
  public String name() {
    return mode.title;
  }

  @Override
  public String version() {
    for (String program : List.of(SPIN, GCC)) {
      if (!ExternalProgram.isInstalled(program)) {
        throw new BenchException(
            program + " is not installed (on Debian: apt-get install spin gcc)");
      }
    }
    Path scratch = folders.scratch(SPIN);
    String spin = new ExternalProgram(List.of(SPIN, "-V"), scratch).runOrFail().output().strip();
    String gcc =
        new ExternalProgram(List.of(GCC, "-dumpfullversion"), scratch).runOrFail().output();
    return spin + ", gcc " + gcc.strip();
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    if (instance.promela().isEmpty()) {
      return Optional.of("no such Promela model");
    }
    return isTold() && states.isEmpty()
        ? Optional.of("nobody counted its states")
        : Optional.empty();
  }

  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    ModelTwin model = instance.promela().orElseThrow();
    Path folder = build(model);
    List<String> options = new ArrayList<>(List.of("-c0", "-n"));
    options.addAll(model.inquiry().map(Spin::cycles).orElse(List.of("-E")));
    options.addAll(tableSize(states));
    String report = search(folder, options, GREAT_DEPTH);
    return SpinReport.parse(report)
        .orElseThrow(() -> new BenchException("it did not come to its end"));
  }

  /** The verdicts on the formulas of an instance, in their order. */
  public List<Ruling> verdicts(Subject instance) {
    ModelTwin model = instance.promela().orElseThrow();
    Inquiry inquiry = model.inquiry().orElseThrow();
    Path folder = build(model);
    List<Ruling> verdicts = new ArrayList<>();
    for (int index = 0; index < inquiry.formulas().size(); index++) {
      List<String> options = new ArrayList<>(cycles(inquiry));
      options.addAll(List.of("-n", "-N", claim(index)));
      verdicts.add(SpinReport.verdict(search(folder, options, DEPTH_OF_FEW)));
    }
    return verdicts;
  }

  private static String claim(int index) {
    return "claim" + index;
  }

  /** The arguments that search for infinite runs, fair ones if the inquiry says so. */
  private static List<String> cycles(Inquiry inquiry) {
    return switch (inquiry.fairness()) {
      case NONE -> List.of("-a");
      case WEAK -> List.of("-a", "-f");
      case STRONG -> throw new BenchException("SPIN knows no strong fairness");
    };
  }

  private Path build(ModelTwin model) {
    Path folder = folders.scratch(SPIN);
    new ExternalProgram(translation(model, folder), folder).runOrFail();
    reportAllDigits(folder.resolve("pan.c"));
    new ExternalProgram(compilation(model), folder).runOrFail();
    return folder;
  }

  private String search(Path folder, List<String> options, int greatestDepth) {
    String report = searchTo(folder, options, DEPTH);
    return SpinReport.isTooDeep(report) ? searchTo(folder, options, greatestDepth) : report;
  }

  private String searchTo(Path folder, List<String> options, int depth) {
    List<String> command = new ArrayList<>(List.of("./pan", "-m" + depth));
    command.addAll(options);
    ExternalProgram search = new ExternalProgram(command, folder).within(LONGEST);
    ExternalProgram.Result result = search.run();
    if (result.output().contains("reached -DMEMLIM bound")) {
      throw new BenchException("does not fit into " + memory);
    }
    if (!SpinReport.hasEnded(result.output())) {
      throw search.failure(result);
    }
    return result.output();
  }

  /**
   * The translation to C. Option -o2 keeps variables that are only written, which belong to the
   * state.
   */
  private List<String> translation(ModelTwin model, Path folder) {
    List<String> command = new ArrayList<>(List.of(SPIN, "-a", "-o2"));
    model.settings().forEach(macro -> command.add("-D" + macro));
    Path file = folders.file(folders.promelaModels(), model, ".pml", folder);
    command.add(
        model.inquiry().map(inquiry -> asked(file, inquiry, folder)).orElse(file).toString());
    return command;
  }

  /** The model with its formulas. */
  private static Path asked(Path model, Inquiry inquiry, Path folder) {
    StringBuilder text = new StringBuilder("#include \"" + model + "\"\n");
    for (int index = 0; index < inquiry.formulas().size(); index++) {
      text.append("ltl %s { %s }\n".formatted(claim(index), inquiry.formulas().get(index)));
    }
    Path file = folder.resolve("asked.pml");
    Folders.write(file, text.toString());
    return file;
  }

  private List<String> compilation(ModelTwin model) {
    List<String> command = new ArrayList<>(List.of(GCC, "-O2", "-w"));
    if (mode != Mode.REDUCED) {
      command.add("-DNOREDUCE");
    }
    if (model.inquiry().isEmpty()) {
      command.add("-DSAFETY");
    }
    if (mode == Mode.PARALLEL) {
      command.add("-DBFS_PAR");
    }
    command.addAll(List.of("-DMEMLIM=" + memory.mebibytes(), "-o", "pan", "pan.c"));
    return command;
  }

  private boolean isTold() {
    return mode == Mode.TOLD || mode == Mode.PARALLEL;
  }

  private List<String> tableSize(OptionalLong states) {
    List<String> options = new ArrayList<>();
    if (isTold()) {
      int bits = Long.SIZE - Long.numberOfLeadingZeros(states.orElseThrow());
      options.add("-w" + Math.max(LEAST_TABLE_BITS, bits));
    }
    if (mode == Mode.PARALLEL) {
      options.add("-u2");
    }
    return options;
  }

  /** Makes the verifier print all digits of its counts instead of eight. */
  private static void reportAllDigits(Path verifier) {
    try {
      Files.writeString(
          verifier, Files.readString(verifier).replace("%9.8g states,", "%.15g states,"));
    } catch (IOException e) {
      throw new BenchException("cannot prepare " + verifier.getFileName(), e);
    }
  }
}
