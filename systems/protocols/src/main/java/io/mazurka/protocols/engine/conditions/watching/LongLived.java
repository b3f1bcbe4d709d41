package io.mazurka.protocols.engine.conditions.watching;

import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * The objects that a condition keeps from one call to the next. A pure condition does not change
 * them, so the functions that it creates during a call may hold them.
 */
public final class LongLived {

  private final Set<Object> objects = Collections.newSetFromMap(new IdentityHashMap<>());

  public static LongLived of(Object condition) {
    LongLived all = new LongLived();
    all.add(condition);
    return all;
  }

  private void add(@Nullable Object object) {
    if (object != null && objects.add(object) && FunctionState.isFunction(object)) {
      FunctionState.fields(object).ifPresent(fields -> fields.forEach(this::add));
    }
  }

  boolean contains(Object object) {
    return objects.contains(object);
  }
}
