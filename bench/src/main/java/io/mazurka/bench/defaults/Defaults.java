package io.mazurka.bench.defaults;

import io.mazurka.bench.peers.LimitedCommand;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tables.FigureText;
import io.mazurka.bench.tables.MarkdownTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/defaults}: measures whether the default reduction pays. */
@Command(
    name = "bench/defaults",
    sortOptions = false,
    description =
        "Checks models of the gallery, and the nets in a folder, by default and with --por none,"
            + " one after the other, and compares processor times.")
final class Defaults extends LimitedCommand {

  private static final List<DefaultInstance> GALLERY =
      Stream.of(
              "paxos proposers=2 acceptors=3 learners=1",
              "paxos proposers=3 acceptors=3 learners=1",
              "paxos proposers=2 acceptors=5 learners=1",
              "faulty-paxos-2 proposers=2 acceptors=3 learners=1",
              "storage objects=3 readers=2",
              "storage objects=5 readers=2",
              "echo-multicast",
              "oral-messages lieutenants=4 faulty=1",
              "mailbox senders=2 notes=9",
              "raft servers=3 terms=1 values=1",
              "raft servers=3 terms=2 values=1",
              "fifo cells=6",
              "arbiter cells=6",
              "dme cells=4")
          .map(words -> DefaultInstance.ofGallery(List.of(words.split(" "))))
          .toList();

  @Option(names = "--nets", description = "a folder of folders, each with a net in model.pnml")
  private @Nullable Path nets;

  @Option(names = "--only", description = "only instances whose name contains this")
  private String only = "";

  @Option(
      names = "--seconds",
      defaultValue = "600",
      description = "time limit of every run (default: ${DEFAULT-VALUE})")
  private int seconds;

  public static void main(String[] arguments) {
    run(new Defaults(), arguments);
  }

  @Override
  public Integer call() {
    TimedCheck check = new TimedCheck(launcher(), seconds);
    MarkdownTable table =
        new MarkdownTable(
            "instance",
            "default: states",
            "s",
            "`--por none`: states",
            "s",
            "default / none",
            "given up after");
    for (DefaultInstance instance : instances()) {
      if (instance.name().contains(only)) {
        System.err.println(instance.name() + " ...");
        TimedCheck.Outcome byDefault = check.run(instance, List.of());
        TimedCheck.Outcome full = check.run(instance, List.of("--por", "none"));
        table.add(
            instance.name(),
            states(byDefault),
            time(byDefault),
            states(full),
            time(full),
            String.format(Locale.ROOT, "%.2f", byDefault.seconds() / full.seconds()),
            byDefault.givenUpAfter());
      }
    }
    print("defaults", circumstances(", " + seconds + " seconds") + table.markdown());
    return 0;
  }

  private List<DefaultInstance> instances() {
    List<DefaultInstance> instances = new ArrayList<>();
    Path folder = nets;
    if (folder != null) {
      try (Stream<Path> entries = Files.list(folder.toAbsolutePath())) {
        entries.sorted().forEach(net -> instances.addAll(DefaultInstance.ofNet(net)));
      } catch (IOException e) {
        throw new BenchException("cannot read " + folder, e);
      }
    }
    instances.addAll(GALLERY);
    return instances;
  }

  private static String states(TimedCheck.Outcome outcome) {
    return (outcome.finished() ? "" : "> ") + FigureText.count(outcome.states());
  }

  private static String time(TimedCheck.Outcome outcome) {
    return String.format(Locale.ROOT, "%s%.1f", outcome.finished() ? "" : "> ", outcome.seconds());
  }
}
