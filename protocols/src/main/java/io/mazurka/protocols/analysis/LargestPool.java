package io.mazurka.protocols.analysis;

import io.mazurka.kernel.value.WidestPart;
import io.mazurka.protocols.Role;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * What has grown when a local analysis is given up: the process with the most of it to try, and
 * what of it takes the most values.
 */
record LargestPool(LocalPool largest) {

  /** That of all processes of which something was found. */
  static LargestPool of(Collection<LocalPool> pools) {
    return new LargestPool(
        pools.stream().max(Comparator.comparingDouble(LargestPool::size)).orElseThrow());
  }

  Role<?> role() {
    return largest.at().process().role();
  }

  /** In words. */
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

  /** How many combinations there are to try. */
  private static double size(LocalPool pool) {
    double choices = pool.choices().stream().mapToDouble(some -> some.all().size()).sum();
    return (choices + pool.letters().cardinality() + 1) * (pool.locals().cardinality() + 1);
  }

  /** Which kind there is most of. */
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
