package io.mazurka.bench.shapes;

import io.mazurka.bench.peers.Lap;
import io.mazurka.bench.peers.Race;
import io.mazurka.bench.peers.RacingCommand;
import io.mazurka.bench.peers.SideBySideRuns;
import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Mazurka;
import io.mazurka.bench.tools.Spin;
import io.mazurka.bench.tools.Tlc;
import io.mazurka.bench.tools.Tool;
import java.util.List;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** The command {@code bench/shapes}: systems of different shapes in Mazurka, SPIN and TLC. */
@Command(
    name = "bench/shapes",
    sortOptions = false,
    description =
        "Searches systems of different shapes with one worker and with two, in SPIN and in TLC, and"
            + " compares with what was kept of the last version.")
final class Shapes extends RacingCommand {

  @Option(
      names = "--only",
      split = ",",
      description = "only these shapes; those measured before stay in the table")
  private List<String> only = List.of();

  @Option(names = "--quick", description = "only the small instances, to compare counts")
  private boolean quick;

  public static void main(String[] arguments) {
    run(new Shapes(), arguments);
  }

  @Override
  public Integer call() {
    List<MeasuredShape> chosen = chosen();
    KeptFigures kept = new KeptFigures(folders());
    ShapeFigures before = kept.landed();
    ShapeFigures now = out() == null ? ShapeFigures.none() : kept.latest();
    Race large = race(largeTools(), quick);
    Race small = race(smallTools(), quick);
    for (MeasuredShape shape : chosen) {
      Lap lap = quick ? Lap.nothing() : large.run(shape.large());
      now =
          now.with(
              shape.name(), new ShapeFigures.Entry(kept.built(), lap, small.run(shape.small())));
      if (out() != null && !quick) {
        kept.keep(now);
      }
    }
    ShapeTables tables = new ShapeTables(MeasuredShape.ALL, now, before);
    print("shapes", circumstances("") + versions() + "\n" + tables.markdown());
    return tables.agrees() ? 0 : 1;
  }

  private List<MeasuredShape> chosen() {
    if (quick && out() != null) {
      throw new BenchException("--quick only compares counts, so leave out --out");
    }
    List<String> names = MeasuredShape.ALL.stream().map(MeasuredShape::name).toList();
    requireKnown("shape", only, names);
    return MeasuredShape.ALL.stream()
        .filter(shape -> only.isEmpty() || only.contains(shape.name()))
        .toList();
  }

  private List<Tool> largeTools() {
    Mazurka one = new Mazurka(launcher(), 1);
    return List.of(
        one,
        new Mazurka(launcher(), 2),
        new SideBySideRuns(one),
        new Spin(folders(), memory(), Spin.Mode.PLAIN),
        new Spin(folders(), memory(), Spin.Mode.PARALLEL));
  }

  private List<Tool> smallTools() {
    return List.of(
        new Mazurka(launcher(), 1),
        new Mazurka(launcher(), 2),
        new Spin(folders(), memory(), Spin.Mode.PLAIN),
        new Tlc(folders(), memory(), Long.MAX_VALUE, Tlc.Style.FOR_SPEED),
        new Tlc(folders(), memory(), Long.MAX_VALUE, Tlc.Style.TWO_WORKERS));
  }
}
