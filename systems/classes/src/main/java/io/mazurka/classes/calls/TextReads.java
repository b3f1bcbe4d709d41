package io.mazurka.classes.calls;

import io.mazurka.classes.calls.AtomicCalls.Access;
import io.mazurka.classes.memory.Strength;
import io.mazurka.classes.omissions.Omission;
import io.mazurka.classes.runtime.Actor;
import io.mazurka.classes.runtime.Labels;
import io.mazurka.classes.values.AtomicValues;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * Reads of atomic variables that Java converts to text on behalf of the code under test, also if
 * they are in collections of Java. Watched collections report their own elements.
 */
public final class TextReads {

  private static final String ATOMIC = "java.util.concurrent.atomic";

  private TextReads() {}

  /** An object is about to be converted to text. */
  public static void of(@Nullable Object object) {
    Actor actor = Actor.current();
    if (actor != null && !actor.isAlone() && object != null) {
      List<Object> variables = new ArrayList<>(1);
      collect(object, variables);
      read(actor, variables, object);
    }
  }

  /** The elements of a watched collection are about to be converted to text. */
  static void ofElements(Actor actor, Object collection) {
    List<Object> variables = new ArrayList<>(1);
    WatchCalls.within(
        collection,
        () -> {
          collectElements(collection, variables);
          return variables;
        });
    read(actor, variables, collection);
  }

  /**
   * Reads the variables. If there are several, Java reads them one by one, and other threads may
   * come in between.
   */
  private static void read(Actor actor, List<Object> variables, Object whole) {
    int reads = 0;
    for (Object variable : variables) {
      int length = AtomicValues.length(variable);
      for (int index = Math.min(length, 0); index < Math.max(length, 0); index++) {
        AtomicCalls.element(variable, index, Access.READ, Strength.VOLATILE, "toString", null);
        reads++;
      }
    }
    if (reads > 1) {
      String text = Labels.simpleName(whole.getClass()) + ".toString";
      actor.run().subject().omissions().note(Omission.SEVERAL_STEPS, text);
    }
  }

  private static void collect(@Nullable Object object, List<Object> variables) {
    if (object == null) {
      return;
    }
    Class<?> type = object.getClass();
    if (type.getPackageName().equals(ATOMIC) && !type.isArray()) {
      if (!type.getName().contains("Updater")) {
        variables.add(object);
      }
      if (object instanceof AtomicReference<?> reference) {
        collect(reference.getPlain(), variables);
      }
    } else if (type.getClassLoader() == null || type.isArray()) {
      collectElements(object, variables);
    }
  }

  private static void collectElements(Object object, List<Object> variables) {
    if (object instanceof Collection<?> all) {
      all.stream().filter(element -> element != object).forEach(one -> collect(one, variables));
    } else if (object instanceof Map<?, ?> map) {
      collectElements(new ArrayList<>(map.keySet()), variables);
      collectElements(new ArrayList<>(map.values()), variables);
    } else if (object instanceof Map.Entry<?, ?> entry) {
      collect(entry.getKey(), variables);
      collect(entry.getValue(), variables);
    } else if (object instanceof Optional<?> optional) {
      collect(optional.orElse(null), variables);
    } else if (object instanceof Object[] array) {
      collectElements(Arrays.asList(array), variables);
    }
  }
}
