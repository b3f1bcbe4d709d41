package io.mazurka.cli;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.threads.ThreadModel;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.Variable;
import io.mazurka.threads.operations.Next;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Threads that fill sets and maps, which every process iterates in an order of its own. */
public final class Baskets implements ThreadModel {

  @Override
  public String name() {
    return "baskets";
  }

  @Override
  public String summary() {
    return "sets and maps in threads";
  }

  @Override
  public List<Parameter> parameters() {
    return List.of();
  }

  @Override
  public void declare(Scope scope, Arguments arguments) {
    Variable<Set<String>> basket = scope.variable("basket", Set.of());
    Variable<Map<String, Integer>> prices = scope.variable("prices", Map.of());
    for (String fruit : List.of("apple", "pear", "plum", "quince")) {
      scope.<Set<String>>thread(
          fruit,
          Set.of("start"),
          done -> {
            if (done.contains("priced")) {
              return Next.end();
            }
            return done.contains("put")
                ? prices
                    .updating(() -> "price " + fruit, map -> priced(map, fruit))
                    .to(with(done, "priced"))
                : basket
                    .updating(() -> "put " + fruit, all -> with(all, fruit))
                    .to(with(done, "put"));
          });
    }
  }

  private static Set<String> with(Set<String> all, String one) {
    Set<String> more = new HashSet<>(all);
    more.add(one);
    return Set.copyOf(more);
  }

  private static Map<String, Integer> priced(Map<String, Integer> all, String one) {
    Map<String, Integer> more = new HashMap<>(all);
    more.put(one, one.length());
    return Map.copyOf(more);
  }
}
