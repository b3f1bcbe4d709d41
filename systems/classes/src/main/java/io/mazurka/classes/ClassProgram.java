package io.mazurka.classes;

import io.mazurka.classes.instrument.InstrumentingLoader;
import io.mazurka.classes.instrument.facts.Scopes;
import io.mazurka.classes.omissions.Allowance;
import io.mazurka.classes.runtime.ClassRun;
import io.mazurka.classes.runtime.TestSubject;
import io.mazurka.dpor.DynamicExploration;
import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.InvalidOptionException;
import io.mazurka.kernel.ModelMisbehavedException;
import io.mazurka.kernel.exploration.Exploration;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.CompiledModel;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.kernel.options.Feature;
import io.mazurka.kernel.options.Features;
import io.mazurka.kernel.trace.picture.DrawnGraph;
import io.mazurka.kernel.walk.Path;
import io.mazurka.kernel.walk.Walk;
import io.mazurka.threads.ThreadOptions;
import io.mazurka.threads.ThreadProgram;
import io.mazurka.threads.objects.EndCondition;
import io.mazurka.threads.objects.EndCondition.Demand;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.real.RealProgram;
import io.mazurka.threads.real.turns.Refused;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Ordinary Java code that starts threads, and all of whose executions can be explored: {@code
 * Check.of(ClassProgram.of(MyTest.class, "method")).run()}. The classes are loaded again and
 * rewritten; they need no preparation.
 */
public final class ClassProgram implements Checkable {

  /** The property that no two plain accesses race. */
  public static final String RACE_FREEDOM = "race-freedom";

  private static final String LOOP_ADVICE =
      "let it end after a few turns in the test; only a loop that looks at up to eight variables or concurrent objects, and changes nothing, not even its local variables, is taken for waiting";
  private static final Duration USUAL_PATIENCE = Duration.ofSeconds(5);
  private static final Duration PATIENCE_WITH_DEBUGGERS = Duration.ofHours(1);

  private final ClassLoader parent;
  private final String type;
  private final String method;
  private final List<Integer> arguments;
  private final Scopes scopes;
  private final boolean allowsRaces;
  private final Allowance allowance;
  private final Duration patience;

  private ClassProgram(
      ClassLoader parent,
      String type,
      String method,
      List<Integer> arguments,
      Scopes scopes,
      boolean allowsRaces,
      Allowance allowance,
      Duration patience) {
    this.parent = parent;
    this.type = type;
    this.method = method;
    this.arguments = arguments;
    this.scopes = scopes;
    this.allowsRaces = allowsRaces;
    this.allowance = allowance;
    this.patience = patience;
  }

  /**
   * The program whose main thread calls {@code method} with {@code arguments} on a new object of
   * {@code type}.
   */
  public static ClassProgram of(Class<?> type, String method, Integer... arguments) {
    ClassLoader loader = type.getClassLoader();
    return new ClassProgram(
        loader == null ? ClassLoader.getSystemClassLoader() : loader,
        type.getName(),
        method,
        List.of(arguments),
        Scopes.usual(),
        false,
        Allowance.none(),
        USUAL_PATIENCE);
  }

  /** Whether a class has a method {@code main} that a program can start with. */
  public static boolean hasMain(Class<?> type) {
    return TestBody.main(type) != null;
  }

  /** The program whose main thread runs a new object of {@code body}. */
  public static ClassProgram of(Class<? extends Runnable> body) {
    return of(body, "run");
  }

  /** The same program with other classes under test. */
  @SuppressWarnings("exports")
  public ClassProgram with(Scopes chosen) {
    return new ClassProgram(
        parent, type, method, arguments, chosen, allowsRaces, allowance, patience);
  }

  /** The same program, but data races are no failures; the guarantee mentions them instead. */
  public ClassProgram allowingRaces() {
    return new ClassProgram(parent, type, method, arguments, scopes, true, allowance, patience);
  }

  /**
   * The same program, but in its executions at least as many spurious wake-ups and early timeouts
   * may happen as {@code more} allows.
   */
  @SuppressWarnings("exports")
  public ClassProgram allowing(Allowance more) {
    return new ClassProgram(
        parent, type, method, arguments, scopes, allowsRaces, allowance.or(more), patience);
  }

  /** The same program, but each thread must come to its next event within {@code most}. */
  public ClassProgram withPatience(Duration most) {
    return new ClassProgram(parent, type, method, arguments, scopes, allowsRaces, allowance, most);
  }

  @Override
  public Features features() {
    return Features.of(Feature.DPOR_CLASSIC, Feature.DPOR_SOURCE, Feature.DPOR_OPTIMAL)
        .with(ThreadOptions.class)
        .with(ClassOptions.class);
  }

  @Override
  public List<DrawnGraph> localGraphs(CheckOptions options) {
    throw new InvalidOptionException(
        "ordinary Java code has no local graphs: it runs on real threads, whose local states are not known");
  }

  @Override
  public CompiledModel compile(CheckOptions options) {
    Allowance allowed =
        allowance.or(
            new Allowance(
                ThreadOptions.of(options).spuriousWakeups(),
                ClassOptions.of(options).earlyTimeouts()));
    TestSubject subject = new TestSubject(allowed);
    RealProgram program = program(subject, options.limits().depth());
    List<EndCondition> conditions =
        allowsRaces
            ? List.of()
            : List.of(new EndCondition(RACE_FREEDOM, Demand.EVERY_STOP, () -> true, null));
    CompiledModel compiled =
        ThreadProgram.compiled(program, conditions, allowed.inWords(), options);
    Exploration exploration = compiled.exploration();
    return exploration == null
        ? compiled
        : new CompiledModel(
            compiled.system(),
            compiled.properties(),
            compiled.deadlockByDefault(),
            compiled.reductions(),
            compiled.reducer(),
            new ClassExploration(exploration, subject));
  }

  private RealProgram program(TestSubject subject, int mostEvents) {
    RealProgram program =
        new RealProgram(
            declaration(subject),
            one -> again(one, subject.sibling(), mostEvents),
            patience.toMillis(),
            LOOP_ADVICE);
    program.alsoSaving(subject.knowledge());
    rehearse(program, program.declaration(), subject, mostEvents);
    return program;
  }

  private Consumer<Scope> declaration(TestSubject subject) {
    InstrumentedTest test =
        new InstrumentedTest(
            subject,
            new InstrumentingLoader(parent, scopes, subject),
            loader -> body(loader, subject));
    return scope -> declare(scope, subject, test);
  }

  /** The same test with classes that are loaded once more, to be run beside the others. */
  private Consumer<Scope> again(RealProgram program, TestSubject subject, int mostEvents) {
    Consumer<Scope> declaration = declaration(subject);
    rehearse(program, declaration, subject, mostEvents);
    return declaration;
  }

  private static void rehearse(
      RealProgram program, Consumer<Scope> declaration, TestSubject subject, int mostEvents) {
    try {
      program.rehearse(declaration, Math.min(mostEvents, DynamicExploration.USUAL_DEPTH));
    } catch (Refused e) {
      throw new ModelMisbehavedException(String.valueOf(e.getMessage()));
    }
    subject.initializations().decide();
  }

  /** The execution along {@code path} as a short text, for {@link #failureAlong}. */
  public String schedule(Path path) {
    RealProgram program = program(new TestSubject(allowance), Integer.MAX_VALUE);
    return program.schedule(Walk.along(program, path).state());
  }

  /**
   * Runs a single execution, after a first one that loads the classes. Threads have much time for
   * each step, so that a user can debug it.
   *
   * @return the problem in words, or null if there is none
   */
  public @Nullable String failureAlong(String schedule) {
    return withPatience(PATIENCE_WITH_DEBUGGERS)
        .program(new TestSubject(allowance), Integer.MAX_VALUE)
        .failureAlong(schedule);
  }

  private void declare(Scope scope, TestSubject subject, InstrumentedTest test) {
    ClassRun run = ClassRun.declare(scope.world(), subject, test.next());
    if (!allowsRaces) {
      scope.throughout(RACE_FREEDOM, () -> !run.hasRace(), run::raceInWords);
    }
  }

  private Runnable body(ClassLoader loader, TestSubject subject) {
    try {
      return TestBody.of(loader.loadClass(type), method, arguments, subject);
    } catch (ClassNotFoundException e) {
      throw new InvalidModelException("there is no class " + type, e);
    } catch (LinkageError e) {
      throw new InvalidModelException("class %s cannot be loaded: %s".formatted(type, e), e);
    }
  }
}
