package io.mazurka.bench.tools;

import io.mazurka.bench.tables.BenchException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** A tool whose runs take the given times and then fail. */
public final class FakeTool implements Tool {

  private final String name;
  private final double[] seconds;
  private final List<OptionalLong> heard = new ArrayList<>();

  public FakeTool(String name, double... seconds) {
    this.name = name;
    this.seconds = seconds;
  }

  /** What it was told of the number of states, for each run. */
  public List<OptionalLong> heard() {
    return heard;
  }

  @Override
  public String name() {
    return name;
  }

  @Override
  public String version() {
    return "1";
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    return Optional.empty();
  }

  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    if (heard.size() == seconds.length) {
      throw new BenchException("no more");
    }
    heard.add(states);
    return new Measurement(7, 8, seconds[heard.size() - 1], OptionalDouble.empty());
  }
}
