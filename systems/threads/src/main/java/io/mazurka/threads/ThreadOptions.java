package io.mazurka.threads;

import io.mazurka.dpor.planning.Conflicts;
import io.mazurka.dpor.planning.Strategy.Sampled;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.FrontEndOptions;
import io.mazurka.kernel.options.OptionDeclaration;
import io.mazurka.kernel.options.OptionDeclarer;
import io.mazurka.kernel.options.SamplingMethod;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SignalOrder;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The options of programs of threads.
 *
 * @param conflicts when two accesses to one object depend on each other
 * @param signalOrder whom the signals of conditions reach
 * @param spuriousWakeups how many threads may wake up without a signal, for each lock
 * @param sampling how executions are drawn in the second half of the time, if there are too many
 * @param seed the seed of the random numbers that these executions are drawn with
 */
@SuppressWarnings("exports")
public record ThreadOptions(
    Conflicts conflicts,
    SignalOrder signalOrder,
    int spuriousWakeups,
    SamplingMethod sampling,
    long seed)
    implements FrontEndOptions {

  private static final int MOST_WAKEUPS = 1_000;

  private static final OptionDeclaration CONFLICTS =
      OptionDeclarer.of(ThreadOptions::of)
          .choice(
              "--conflicts",
              Conflicts.class,
              ThreadOptions::conflicts,
              ThreadOptions::withConflicts,
              "When two accesses of threads to one object are dependent: when one of them writes,"
                  + " or always. Default: readwrite.")
          .neutral("readwrite");

  private static final OptionDeclaration SIGNAL_ORDER =
      OptionDeclarer.of(ThreadOptions::of)
          .choice(
              "--signal-order",
              SignalOrder.class,
              ThreadOptions::signalOrder,
              ThreadOptions::withSignalOrder,
              "Whom the signal of a condition reaches: the thread that has waited longest, or any"
                  + " that waits, as in Java. Default: fifo.")
          .neutral("fifo")
          .shapesTheSystem();

  private static final OptionDeclaration SPURIOUS_WAKEUPS =
      OptionDeclarer.of(ThreadOptions::of)
          .number(
              "--spurious-wakeups",
              0,
              MOST_WAKEUPS,
              ThreadOptions::spuriousWakeups,
              (options, most) -> options.withSpuriousWakeups(most.intValue()),
              "How often, for each lock, a thread may wake up from a condition without a signal."
                  + " Default: 0.")
          .neutral("0")
          .shapesTheSystem();

  private static final OptionDeclaration SAMPLING =
      OptionDeclarer.of(ThreadOptions::of)
          .choice(
              "--sampling",
              SamplingMethod.class,
              ThreadOptions::sampling,
              (options, method) -> options.withSampling(method, options.seed()),
              "What to do if half of the time limit was not enough for all executions of a program of"
                  + " threads: random executions, drawn evenly or by changing priorities (pct)."
                  + " Default: none.")
          .neutral("none");

  private static final OptionDeclaration SAMPLING_SEED =
      OptionDeclarer.of(ThreadOptions::of)
          .number(
              "--sampling-seed",
              0,
              Long.MAX_VALUE,
              ThreadOptions::seed,
              (options, seed) -> options.withSampling(options.sampling(), seed),
              "What random executions are drawn from. Default: 1.")
          .neutral("1");

  /** The defaults: reads do not depend on each other, and signals come in order. */
  public ThreadOptions() {
    this(Conflicts.READWRITE, SignalOrder.FIFO, 0, SamplingMethod.NONE, 1);
  }

  /** Reads do not depend on each other, and signals come in order. */
  public static ThreadOptions defaults() {
    return new ThreadOptions();
  }

  /** The thread options that {@code options} carry, or the defaults. */
  public static ThreadOptions of(CheckOptions options) {
    return options.find(ThreadOptions.class).orElseGet(ThreadOptions::new);
  }

  @Override
  public List<OptionDeclaration> declarations() {
    return List.of(CONFLICTS, SIGNAL_ORDER, SPURIOUS_WAKEUPS, SAMPLING, SAMPLING_SEED);
  }

  /** The same options with another rule for when two accesses depend on each other. */
  public ThreadOptions withConflicts(Conflicts kind) {
    return new ThreadOptions(kind, signalOrder, spuriousWakeups, sampling, seed);
  }

  /** The same options with another rule for whom the signals of conditions reach. */
  public ThreadOptions withSignalOrder(SignalOrder order) {
    return new ThreadOptions(conflicts, order, spuriousWakeups, sampling, seed);
  }

  /** The same options, but at most {@code most} threads wake up without a signal, for each lock. */
  public ThreadOptions withSpuriousWakeups(int most) {
    return new ThreadOptions(conflicts, signalOrder, most, sampling, seed);
  }

  /**
   * The same options, but executions are drawn by {@code method} with the seed {@code from} if
   * there are too many to explore.
   */
  public ThreadOptions withSampling(SamplingMethod method, long from) {
    return new ThreadOptions(conflicts, signalOrder, spuriousWakeups, method, from);
  }

  /** How executions are drawn if there are too many; null if they are not. */
  public @Nullable Sampled sampled() {
    return sampling == SamplingMethod.NONE ? null : new Sampled(sampling, seed);
  }

  /** Tells a scope how conditions wake threads up, before anything is declared in it. */
  void prepare(Scope scope) {
    scope.signalOrder(signalOrder);
    scope.spuriousWakeups(spuriousWakeups);
  }

  /** How conditions wake threads up, in words, if it is not the usual way. */
  List<String> description() {
    List<String> texts = new ArrayList<>();
    if (signalOrder == SignalOrder.ANY) {
      texts.add("signals reach anybody who waits");
    }
    if (spuriousWakeups > 0) {
      texts.add(
          "spurious wake-ups, up to %d for each lock, until a thread decides that there are no more"
              .formatted(spuriousWakeups));
    }
    return texts;
  }
}
