package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.MeasuredMachine;
import io.mazurka.bench.tools.Folders;
import io.mazurka.bench.tools.Mazurka;
import io.mazurka.bench.tools.Memory;
import io.mazurka.bench.tools.Spin;
import io.mazurka.bench.tools.Tlc;
import io.mazurka.bench.tools.Tool;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The command {@code bench/run}: the same instances in Mazurka and its peers, and a table. */
@Command(
    name = "bench/run",
    sortOptions = false,
    description = "Runs the same protocol instances in Mazurka, SPIN and TLC and compares them.")
final class SideBySide extends LimitedCommand {

  @Parameters(
      paramLabel = "INSTANCE",
      description = "such as paxos:2,5,1, with the parameters in the order of `mazurka list`")
  private List<String> instances = List.of();

  @Option(names = "--quick", description = "only instances that take seconds")
  private boolean quick;

  @Option(
      names = "--peers",
      split = ",",
      defaultValue = "spin,tlc",
      description = "the peers to run: spin, tlc, none (default: ${DEFAULT-VALUE})")
  private List<String> peers = List.of();

  @Option(names = "--spin-memory", description = "another memory limit for SPIN; the table says so")
  private @Nullable String spinMemory;

  @Option(
      names = "--tlc-states",
      defaultValue = "2500000",
      description =
          "TLC runs only on instances of at most so many states (default: ${DEFAULT-VALUE})")
  private long tlcStates;

  @Option(
      names = "--repeat",
      defaultValue = "1",
      description = "run everything so often and take the median time (default: ${DEFAULT-VALUE})")
  private int repetitions;

  public static void main(String[] arguments) {
    run(new SideBySide(), arguments);
  }

  @Override
  public Integer call() {
    List<PeerInstance> chosen = instances.stream().map(PeerInstance::parse).toList();
    if (chosen.isEmpty()) {
      chosen = quick ? PeerInstance.QUICK : PeerInstance.DEFAULT;
    }
    Map<String, String> versions = new LinkedHashMap<>();
    List<Tool> tools = available(versions);
    Contest contest = new Contest(tools, Math.max(1, repetitions), System.err::println);
    PeerReport report =
        new PeerReport(MeasuredMachine.current(), versions, limits(), contest.run(chosen));
    print("side by side", report.markdown());
    boolean failed = report.outcomes().stream().anyMatch(ToolOutcome::failed);
    return failed || !report.disagreements().isEmpty() ? 1 : 0;
  }

  /** The tools that can run. The version of each is noted, and the reason for those that cannot. */
  private List<Tool> available(Map<String, String> versions) {
    Folders folders = folders();
    Memory limit = memory();
    List<String> names = peers.stream().map(name -> name.toLowerCase(Locale.ROOT)).toList();
    names.stream()
        .filter(name -> !List.of("spin", "tlc", "none").contains(name))
        .findFirst()
        .ifPresent(
            name -> {
              throw new BenchException("there is no peer " + name);
            });
    Stream<Tool> wanted =
        Stream.<Tool>of(
                new Mazurka(launcher(), 1),
                new Spin(folders, spinLimit(), Spin.Mode.PLAIN),
                new Spin(folders, spinLimit(), Spin.Mode.TOLD),
                new Tlc(folders, limit, tlcStates, Tlc.Style.PLAIN),
                new Tlc(folders, limit, tlcStates, Tlc.Style.FOR_SPEED),
                new Tlc(folders, limit, tlcStates, Tlc.Style.TWO_WORKERS))
            .filter(tool -> tool instanceof Mazurka || names.contains(peer(tool)));
    return Tool.available(wanted.toList(), versions);
  }

  /** The name of a tool on the command line, the same for all its modes. */
  private static String peer(Tool tool) {
    return tool.name().toLowerCase(Locale.ROOT).replaceAll(",.*", "");
  }

  private Memory spinLimit() {
    return spinMemory == null ? memory() : Memory.parse(spinMemory);
  }

  private String limits() {
    Memory limit = memory();
    String exception = spinLimit().equals(limit) ? "" : ", SPIN " + spinLimit();
    String median = repetitions > 1 ? "; median of " + repetitions + " runs" : "";
    return "memory limit of every tool: " + limit + exception + median;
  }
}
