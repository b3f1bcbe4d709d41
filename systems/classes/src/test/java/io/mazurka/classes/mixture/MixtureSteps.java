package io.mazurka.classes.mixture;

/** What each act does to a state, one step at a time. */
final class MixtureSteps {

  private static final int MONITOR = 0;
  private static final int LOCK = 2;

  private MixtureSteps() {}

  /** Lets a thread go on; false if it has to wait. A failed assertion takes it to -1. */
  static boolean step(MixtureState state, int thread, MixtureReferee.Line line, boolean late) {
    Act act = line.act();
    int object = act.object();
    int register = state.registers[thread];
    int next = state.at[thread] + 1;
    switch (act.kind()) {
      case READ_FIELD, READ_HANDLE, READ_ACQUIRE, READ_STRONG, READ_OPAQUE ->
          register = state.fields[object];
      case WRITE_FIELD, WRITE_HANDLE, WRITE_RELEASE, WRITE_STRONG, WRITE_OPAQUE ->
          state.fields[object] = register + 1;
      case ADD_STRONG -> {
        register = state.fields[object];
        state.fields[object] += act.value();
      }
      case READ_STATIC -> register = state.statics[object];
      case WRITE_STATIC -> state.statics[object] = register + 1;
      case READ_VOLATILE -> register = state.volatiles[object];
      case WRITE_VOLATILE -> state.volatiles[object] = register + 1;
      case ADD_ATOMIC -> {
        state.atomics[object] += act.value();
        register = state.atomics[object];
      }
      case COMPARE_AND_SET -> {
        register = state.atomics[object] == act.value() ? 1 : 0;
        state.atomics[object] += register;
      }
      case PUT -> state.map.put(object, register + 1);
      case GET -> register = state.map.getOrDefault(object, 0);
      case MERGE -> register = state.map.merge(object, act.value(), Integer::sum);
      case OFFER -> state.queue.add(register);
      case POLL -> register = state.queue.isEmpty() ? 7 : state.queue.remove(0);
      case APPEND -> state.counts[0]++;
      case SIZE -> register = state.counts[0];
      case ASSERT -> next = register == act.value() ? -1 : next;
      case AWAIT -> {
        if (state.volatiles[object] == 0) {
          return false;
        }
      }
      case IF -> next = line.leaves() || register == act.value() ? next : line.next();
      case SYNCHRONIZED -> {
        if (!take(state, MONITOR + object, thread, line.leaves())) {
          return false;
        }
      }
      case LOCKED -> {
        if (!take(state, LOCK + object, thread, line.leaves())) {
          return false;
        }
      }
      case TRY_LOCK, TIMED_LOCK -> {
        if (!take(state, LOCK + object, thread, line.leaves())) {
          if (act.kind() == Act.Kind.TIMED_LOCK && !late) {
            return false;
          }
          register = 0;
          next = line.next();
        }
      }
      case PUBLISH -> state.boxes[object] = register + 2;
      case READ_FINAL -> register = state.boxes[object] - 1;
      case READ_COPY -> register = state.elements[object];
      case FILL -> state.elements[object] = register + 1;
      case APPEND_WRAPPED -> state.counts[2]++;
      case SIZE_WRAPPED -> register = state.counts[2];
      case REPLACE_NESTED -> state.nested.add(register);
      case INTERRUPT -> {
        if (thread > 0) {
          state.interrupted[thread - 1] = 1;
        }
      }
      case INTERRUPTED -> {
        register = state.interrupted[thread];
        state.interrupted[thread] = 0;
      }
      case SIGNAL -> {
        return signal(state, thread, object);
      }
      case WAIT, WAIT_FOR_SIGNAL -> {
        return await(state, thread, act);
      }
      case ADD_NESTED -> {
        if (line.leaves()) {
          register = state.nested.get(state.found[thread]) + act.value();
          state.nested.set(state.found[thread], register);
          state.found[thread] = 0;
        } else {
          state.found[thread] = state.nested.size() - 1;
        }
      }
      case UPDATE -> {
        return update(state, thread, act);
      }
      case PUT_ALL, ADD_ALL -> throw new IllegalStateException("is two lines");
    }
    state.registers[thread] = register;
    state.at[thread] = next;
    return true;
  }

  /** Takes what may be taken again by the same thread, or gives it back. */
  private static boolean take(MixtureState state, int owned, int thread, boolean back) {
    if (back) {
      state.depths[owned]--;
      state.owners[owned] = state.depths[owned] == 0 ? 0 : state.owners[owned];
      return true;
    }
    if (state.owners[owned] != 0 && state.owners[owned] != thread + 1) {
      return false;
    }
    state.owners[owned] = thread + 1;
    state.depths[owned]++;
    return true;
  }

  /** Wakes everybody who waits for a monitor. */
  private static boolean signal(MixtureState state, int thread, int object) {
    if (!take(state, MONITOR + object, thread, false)) {
      return false;
    }
    state.signals[object]++;
    for (int other = 0; other < state.at.length; other++) {
      if (state.waits[other] > 0 && state.waitsFor[other] == object) {
        state.woken[other] = 1;
      }
    }
    state.at[thread]++;
    return take(state, MONITOR + object, thread, true);
  }

  /** Waits for a notification, or until there is a signal, which is taken. */
  private static boolean await(MixtureState state, int thread, Act act) {
    int object = act.object();
    int owned = MONITOR + object;
    boolean woken = state.woken[thread] > 0;
    if (state.waits[thread] > 0) {
      if (!woken || state.owners[owned] != 0) {
        return false;
      }
      state.owners[owned] = thread + 1;
      state.depths[owned] = state.waits[thread];
      state.waits[thread] = 0;
      state.waitsFor[thread] = 0;
      state.woken[thread] = 0;
    } else if (!take(state, owned, thread, false)) {
      return false;
    }
    boolean takes = act.kind() == Act.Kind.WAIT_FOR_SIGNAL && state.signals[object] > 0;
    if (takes || (woken && act.kind() == Act.Kind.WAIT)) {
      state.signals[object] -= takes ? 1 : 0;
      state.at[thread]++;
      return take(state, owned, thread, true);
    }
    state.waits[thread] = state.depths[owned];
    state.waitsFor[thread] = object;
    state.depths[owned] = 0;
    state.owners[owned] = 0;
    return true;
  }

  /** Reads, calls a function that counts its calls, and tries to write, again and again. */
  private static boolean update(MixtureState state, int thread, Act act) {
    int now = state.atomics[act.object()];
    int found = state.found[thread];
    switch (state.phases[thread]) {
      case 0 -> {
        state.found[thread] = now;
        state.phases[thread] = 1;
      }
      case 1 -> {
        state.counts[1]++;
        state.phases[thread] = 2;
      }
      case 2 -> {
        state.phases[thread] = now == found ? 0 : 3;
        if (now == found) {
          state.atomics[act.object()] = found + act.value();
          state.registers[thread] = found + act.value();
          state.found[thread] = 0;
          state.at[thread]++;
        }
      }
      default -> {
        state.phases[thread] = now == found ? 2 : 1;
        state.found[thread] = now;
      }
    }
    return true;
  }
}
