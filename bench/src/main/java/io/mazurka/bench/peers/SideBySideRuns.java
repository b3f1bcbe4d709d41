package io.mazurka.bench.peers;

import io.mazurka.bench.tables.BenchException;
import io.mazurka.bench.tools.Mazurka;
import io.mazurka.bench.tools.Measurement;
import io.mazurka.bench.tools.Subject;
import io.mazurka.bench.tools.Tool;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/**
 * Two simultaneous runs of Mazurka with one worker each, which share nothing but the machine. The
 * sum of their rates is the best that two workers could reach.
 */
public record SideBySideRuns(Mazurka mazurka) implements Tool {

  @Override
  public String name() {
    return "Mazurka, two runs side by side";
  }

  @Override
  public String version() {
    return mazurka.version();
  }

  @Override
  public Optional<String> declines(Subject instance, OptionalLong states) {
    return Optional.empty();
  }

  /** The seconds are those of a single run at the sum of the two rates. */
  @Override
  public Measurement measure(Subject instance, OptionalLong states) {
    CompletableFuture<Measurement> first = start(instance, "mazurka-1");
    CompletableFuture<Measurement> second = start(instance, "mazurka-2");
    try {
      Measurement one = first.join();
      Measurement two = second.join();
      if (!one.agreesWith(two)) {
        throw new BenchException("two equal runs of " + instance + " have different counts");
      }
      double seconds = 1 / (1 / one.seconds() + 1 / two.seconds());
      return new Measurement(one.states(), one.transitions(), seconds, one.bytesPerState());
    } catch (CompletionException e) {
      throw e.getCause() instanceof BenchException cause ? cause : e;
    }
  }

  private CompletableFuture<Measurement> start(Subject instance, String folder) {
    return CompletableFuture.supplyAsync(
        () -> mazurka.measure(instance, mazurka.launcher().folders().scratch(folder)),
        run -> new Thread(run).start());
  }
}
