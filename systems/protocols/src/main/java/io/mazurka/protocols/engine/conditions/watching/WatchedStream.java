package io.mazurka.protocols.engine.conditions.watching;

import io.mazurka.protocols.engine.conditions.watching.DecisionGraph.Kind;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A stream over watched values. Matching, filtering, mapping and counting are done for all values
 * at once; any other operation looks at the values and continues with an ordinary stream.
 */
final class WatchedStream implements InvocationHandler {

  private final ConditionWatch watch;
  private final List<WatchedValues> values;

  private WatchedStream(ConditionWatch watch, List<WatchedValues> values) {
    this.watch = watch;
    this.values = values;
  }

  @SuppressWarnings("unchecked")
  static Stream<Object> of(ConditionWatch watch, List<WatchedValues> values) {
    return (Stream<Object>)
        Proxy.newProxyInstance(
            WatchedStream.class.getClassLoader(),
            new Class<?>[] {Stream.class},
            new WatchedStream(watch, values));
  }

  @Override
  @SuppressWarnings("unchecked")
  public @Nullable Object invoke(
      Object proxy, Method method, @Nullable Object @Nullable [] arguments) throws Throwable {
    Object first = arguments == null || arguments.length == 0 ? null : arguments[0];
    Object argument = first == null ? this : first;
    Object result =
        switch (method.getName()) {
          case "allMatch" -> watch.quantify(Kind.ALL, values, (Predicate<Object>) argument);
          case "anyMatch" -> watch.quantify(Kind.ANY, values, (Predicate<Object>) argument);
          case "noneMatch" -> not(watch.quantify(Kind.ANY, values, (Predicate<Object>) argument));
          case "filter" -> mapped(argument, filter((Predicate<Object>) argument));
          case "map" -> mapped(argument, ((Function<Object, Object>) argument)::apply);
          case "mapToInt" ->
              onward(method, argument, ((ToIntFunction<Object>) argument)::applyAsInt);
          case "mapToLong" ->
              onward(method, argument, ((ToLongFunction<Object>) argument)::applyAsLong);
          case "mapToDouble" ->
              onward(method, argument, ((ToDoubleFunction<Object>) argument)::applyAsDouble);
          case "flatMap" ->
              onward(method, argument, listed((Function<Object, Stream<?>>) argument));
          case "count" -> (long) seen(counted()).size();
          case "findFirst", "findAny" -> first();
          case "parallel", "sequential", "unordered" -> proxy;
          default -> null;
        };
    return result == null ? invoke(seen(values).stream(), method, arguments) : result;
  }

  private static @Nullable Object invoke(
      Stream<?> stream, Method method, @Nullable Object @Nullable [] arguments) throws Throwable {
    try {
      return method.invoke(stream, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }

  private static @Nullable Boolean not(@Nullable Boolean holds) {
    return holds == null ? null : !holds;
  }

  private static UnaryOperator<@Nullable Object> filter(Predicate<@Nullable Object> condition) {
    return value -> condition.test(value) ? value : WatchedValues.SKIPPED;
  }

  /**
   * Turns the stream that a function returns into a list: a stream can be read only once and has no
   * equality.
   */
  private static UnaryOperator<@Nullable Object> listed(
      Function<@Nullable Object, @Nullable Stream<?>> function) {
    return value -> {
      Stream<?> stream = function.apply(value);
      return stream == null ? List.of() : new ArrayList<>(stream.toList());
    };
  }

  private @Nullable Stream<Object> mapped(Object function, UnaryOperator<@Nullable Object> call) {
    List<WatchedValues> made = watch.map(values, function, call);
    return made == null ? null : of(watch, made);
  }

  /** Applies a function to the values and continues with an ordinary stream of the results. */
  private @Nullable Object onward(
      Method method, Object function, UnaryOperator<@Nullable Object> call) throws Throwable {
    List<WatchedValues> made = watch.map(values, function, call);
    if (made == null) {
      return null;
    }
    Object identity =
        switch (method.getName()) {
          case "mapToInt" -> (ToIntFunction<Integer>) value -> value;
          case "mapToLong" -> (ToLongFunction<Long>) value -> value;
          case "mapToDouble" -> (ToDoubleFunction<Double>) value -> value;
          default -> (Function<List<?>, Stream<?>>) List::stream;
        };
    return invoke(seen(made).stream(), method, new Object[] {identity});
  }

  /** The values, reduced to whether each of them was filtered out. */
  private List<WatchedValues> counted() {
    List<WatchedValues> made = watch.map(values, (Runnable) () -> {}, value -> true);
    return made == null ? values : made;
  }

  private List<@Nullable Object> seen(List<WatchedValues> some) {
    List<@Nullable Object> seen = new ArrayList<>();
    for (WatchedValues each : some) {
      Object value = watch.see(each);
      if (value != WatchedValues.SKIPPED) {
        seen.add(value);
      }
    }
    return seen;
  }

  private Optional<Object> first() {
    for (WatchedValues each : values) {
      Object value = watch.see(each);
      if (value != WatchedValues.SKIPPED) {
        return Optional.of(Objects.requireNonNull(value));
      }
    }
    return Optional.empty();
  }
}
