package io.mazurka.classes.mixture;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The Java code of mixtures: every kind of act as somebody would write it. */
final class MixtureBody {

  private static final VarHandle[] FIELDS = {handle("field0"), handle("field1")};
  private static final Object[] MONITORS = {new Object(), new Object()};
  private static final ReentrantLock[] LOCKS = {new ReentrantLock(), new ReentrantLock()};
  private static final AtomicInteger[] ATOMICS = {new AtomicInteger(), new AtomicInteger()};

  private static int static0;
  private static int static1;

  private int field0;
  private int field1;
  private volatile int volatile0;
  private volatile int volatile1;
  private final ConcurrentHashMap<Integer, Integer> map = new ConcurrentHashMap<>();
  private final ConcurrentLinkedQueue<Integer> queue = new ConcurrentLinkedQueue<>();
  private final List<Integer> list = new ArrayList<>();
  private @Nullable MoreActs more;

  private static VarHandle handle(String name) {
    try {
      return MethodHandles.lookup().findVarHandle(MixtureBody.class, name, int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  void run(int number) throws InterruptedException {
    List<List<Act>> program = Mixtures.program(number).threads();
    int[] registers = new int[3];
    Thread[] threads = new Thread[program.size()];
    more = new MoreActs(MONITORS, ATOMICS, map, queue, threads);
    for (int index = 0; index < threads.length; index++) {
      int at = index;
      Runnable body = () -> registers[at] = all(program.get(at), 0);
      threads[index] = at == 1 ? new MoreActs.Worker(body) : new Thread(body);
    }
    for (Thread thread : threads) {
      thread.start();
    }
    for (Thread thread : threads) {
      thread.join();
    }
    Mixtures.ended(
        number,
        Arrays.toString(registers)
            + List.of(field0, field1, static0, static1, volatile0, volatile1)
            + Arrays.toString(ATOMICS)
            + new TreeMap<>(map)
            + queue
            + list.size()
            + Objects.requireNonNull(more).end());
  }

  private int all(List<Act> acts, int before) {
    int register = before;
    for (int index = 0; index < acts.size(); index++) {
      register = one(acts.get(index), register);
    }
    return register;
  }

  /** Does it, with this register, and returns the register. */
  private int one(Act act, int register) {
    boolean first = act.object() == 0;
    VarHandle handle = FIELDS[act.object()];
    AtomicInteger atomic = ATOMICS[act.object()];
    switch (act.kind()) {
      case READ_FIELD:
        return first ? field0 : field1;
      case WRITE_FIELD:
        if (first) {
          field0 = register + 1;
        } else {
          field1 = register + 1;
        }
        return register;
      case READ_HANDLE:
        return (int) handle.get(this);
      case WRITE_HANDLE:
        handle.set(this, register + 1);
        return register;
      case READ_OPAQUE:
        return (int) handle.getOpaque(this);
      case WRITE_OPAQUE:
        handle.setOpaque(this, register + 1);
        return register;
      case READ_ACQUIRE:
        return (int) handle.getAcquire(this);
      case WRITE_RELEASE:
        handle.setRelease(this, register + 1);
        return register;
      case READ_STRONG:
        return (int) handle.getVolatile(this);
      case WRITE_STRONG:
        handle.setVolatile(this, register + 1);
        return register;
      case ADD_STRONG:
        return (int) handle.getAndAdd(this, act.value());
      case READ_STATIC:
        return first ? static0 : static1;
      case WRITE_STATIC:
        if (first) {
          static0 = register + 1;
        } else {
          static1 = register + 1;
        }
        return register;
      case READ_VOLATILE:
        return first ? volatile0 : volatile1;
      case WRITE_VOLATILE:
        if (first) {
          volatile0 = register + 1;
        } else {
          volatile1 = register + 1;
        }
        return register;
      case ADD_ATOMIC:
        return atomic.addAndGet(act.value());
      case COMPARE_AND_SET:
        return atomic.compareAndSet(act.value(), act.value() + 1) ? 1 : 0;
      default:
        return more(act, register);
    }
  }

  private int more(Act act, int register) {
    switch (act.kind()) {
      case PUT:
        map.put(act.object(), register + 1);
        return register;
      case GET:
        Integer found = map.get(act.object());
        return found == null ? 0 : found;
      case MERGE:
        return map.merge(act.object(), act.value(), Integer::sum);
      case OFFER:
        queue.offer(register);
        return register;
      case POLL:
        Integer polled = queue.poll();
        return polled == null ? 7 : polled;
      case APPEND:
        list.add(register);
        return register;
      case SIZE:
        return list.size();
      case ASSERT:
        assert register != act.value() : "the register is " + register;
        return register;
      case AWAIT:
        if (act.object() == 0) {
          while (volatile0 == 0) {
            Thread.onSpinWait();
          }
        } else {
          while (volatile1 == 0) {
            Thread.onSpinWait();
          }
        }
        return register;
      case IF:
        return register == act.value() ? all(act.inside(), register) : register;
      case SYNCHRONIZED:
        synchronized (MONITORS[act.object()]) {
          return all(act.inside(), register);
        }
      case TRY_LOCK:
        if (!LOCKS[act.object()].tryLock()) {
          return 0;
        }
        break;
      case TIMED_LOCK:
        if (!MoreActs.lockInTime(LOCKS[act.object()])) {
          return 0;
        }
        break;
      case LOCKED:
        LOCKS[act.object()].lock();
        break;
      default:
        return Objects.requireNonNull(more).act(act, register);
    }
    try {
      return all(act.inside(), register);
    } finally {
      LOCKS[act.object()].unlock();
    }
  }
}
