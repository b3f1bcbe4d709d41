package io.mazurka.protocols.engine.analysis.exploration;

import io.mazurka.kernel.value.WidestPart;
import io.mazurka.protocols.roles.Role;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Explains which process made a local analysis too large: the one with the most combinations to
 * try.
 */
record LargestPool(LocalPool largest) {

  /** The largest of these processes. */
  static LargestPool of(Collection<LocalPool> pools) {
    return new LargestPool(
        pools.stream().max(Comparator.comparingDouble(LargestPool::size)).orElseThrow());
  }

  Role<?> role() {
    return largest.at().process().role();
  }

  /** A text with the sizes and the most frequent kinds of values of this process. */
  String text() {
    List<Object> locals = largest.locals().stream().mapToObj(largest.at().locals()::get).toList();
    List<Object> messages =
        largest.letters().stream().mapToObj(largest.at().letters()::content).toList();
    return String.format(
        Locale.ROOT,
        "%s alone has %,d local states%s, may receive %,d messages%s and takes %,d steps%s",
        largest.at().process(),
        locals.size(),
        WidestPart.of(locals)
            .map(part -> String.format(Locale.ROOT, " (%,d of %s)", part.values(), part.name()))
            .orElse(""),
        messages.size(),
        most(messages, message -> message.getClass().getSimpleName()),
        largest.found().size(),
        most(largest.found(), found -> found.step().name()));
  }

  /** The number of combinations of local states and choices of letters to try. */
  private static double size(LocalPool pool) {
    double choices = pool.choices().stream().mapToDouble(some -> some.all().size()).sum();
    return (choices + pool.letters().cardinality() + 1) * (pool.locals().cardinality() + 1);
  }

  /** The most frequent kind. */
  private static <T> String most(Collection<T> all, Function<T, String> kind) {
    return all.stream()
        .collect(Collectors.groupingBy(kind, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.<String, Long>comparingByValue().thenComparing(Map.Entry.comparingByKey()))
        .map(some -> String.format(Locale.ROOT, " (%,d of %s)", some.getValue(), some.getKey()))
        .orElse("");
  }
}
