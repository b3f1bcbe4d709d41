package io.mazurka.classes.litmus.programs;

import io.mazurka.classes.litmus.Family;
import io.mazurka.classes.litmus.Litmus;
import io.mazurka.classes.omissions.Omission;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Vector;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CopyOnWriteArraySet;
import org.jspecify.annotations.Nullable;

/** Lists, sets, arrays and buffers of text: guarded by others, by themselves, and not at all. */
public final class ListPrograms extends Family {

  /** One of each kind. */
  static final class Vars {
    final List<Integer> plain = new ArrayList<>();
    final List<Integer> wrapped = Collections.synchronizedList(new ArrayList<>());
    final Vector<Integer> vector = new Vector<>();
    final CopyOnWriteArrayList<Integer> copied = new CopyOnWriteArrayList<>();
    final CopyOnWriteArraySet<Integer> copiedSet = new CopyOnWriteArraySet<>();
    final ConcurrentSkipListSet<Integer> sorted = new ConcurrentSkipListSet<>();
    final StringBuffer buffer = new StringBuffer();
    final int[] array = {1, 2};
    volatile boolean ready;
    @Nullable Object a;
    @Nullable Object b;
  }

  private static void addOnce(List<Integer> list) {
    if (!list.contains(1)) {
      list.add(1);
    }
  }

  @Override
  public List<Litmus<?>> programs() {
    return List.of(
        Litmus.of("a guarded list", Vars::new)
            .thread(
                s -> {
                  synchronized (s) {
                    addOnce(s.plain);
                  }
                })
            .thread(
                s -> {
                  synchronized (s) {
                    addOnce(s.plain);
                  }
                })
            .observe(s -> "" + s.plain)
            .allows("[1]"),
        Litmus.of("a list that is published by a flag", Vars::new)
            .thread(
                s -> {
                  s.plain.add(1);
                  s.ready = true;
                })
            .thread(s -> s.a = s.ready ? s.plain.get(0) : -1)
            .observe(s -> "" + s.a)
            .allows("-1; 1"),
        Litmus.of("a list that is read too early", Vars::new)
            .thread(
                s -> {
                  s.ready = true;
                  s.plain.add(1);
                })
            .thread(s -> s.a = s.plain.isEmpty())
            .observe(s -> "" + s.a)
            .allows("true; false")
            .racy(),
        Litmus.of("a wrapped list", Vars::new)
            .thread(s -> s.wrapped.add(1))
            .thread(s -> s.wrapped.add(2))
            .observe(s -> "" + s.wrapped)
            .allows("[1, 2]; [2, 1]"),
        Litmus.of("a wrapped list in two steps", Vars::new)
            .thread(s -> addOnce(s.wrapped))
            .thread(s -> addOnce(s.wrapped))
            .observe(s -> "" + s.wrapped)
            .allows("[1]; [1, 1]"),
        Litmus.of("a wrapped list, guarded by itself", Vars::new)
            .thread(
                s -> {
                  synchronized (s.wrapped) {
                    addOnce(s.wrapped);
                  }
                })
            .thread(
                s -> {
                  synchronized (s.wrapped) {
                    addOnce(s.wrapped);
                  }
                })
            .observe(s -> "" + s.wrapped)
            .allows("[1]"),
        Litmus.of("a vector in two steps", Vars::new)
            .thread(s -> addOnce(s.vector))
            .thread(s -> addOnce(s.vector))
            .observe(s -> "" + s.vector)
            .allows("[1]; [1, 1]"),
        Litmus.of("addIfAbsent", Vars::new)
            .thread(s -> s.a = s.copied.addIfAbsent(1))
            .thread(s -> s.b = s.copied.addIfAbsent(1))
            .observe(s -> s.a + " " + s.b + " " + s.copied)
            .allows("true false [1]; false true [1]"),
        Litmus.of("a copied set", Vars::new)
            .thread(s -> s.a = s.copiedSet.add(1))
            .thread(s -> s.b = s.copiedSet.remove(1))
            .observe(s -> s.a + " " + s.b + " " + s.copiedSet)
            .allows("true true []; true false [1]"),
        Litmus.of("a sorted set", Vars::new)
            .thread(
                s -> {
                  s.sorted.add(2);
                  s.sorted.add(1);
                })
            .thread(s -> s.a = s.sorted.pollFirst())
            .observe(s -> s.a + " " + s.sorted)
            .allows("null [1, 2]; 2 [1]; 1 [2]"),
        Litmus.of("a buffer of text", Vars::new)
            .thread(s -> s.buffer.append("ab"))
            .thread(s -> s.buffer.append("cd"))
            .observe(s -> s.buffer.toString())
            .allows("abcd; cdab"),
        Litmus.of("a buffer of text in two steps", Vars::new)
            .thread(s -> appendOnce(s.buffer, "a"))
            .thread(s -> appendOnce(s.buffer, "b"))
            .observe(s -> s.buffer.toString())
            .allows("a; b; ab; ba"),
        Litmus.of("arraycopy against a write", Vars::new)
            .thread(s -> s.array[1] = 5)
            .thread(
                s -> {
                  int[] copy = new int[2];
                  System.arraycopy(s.array, 0, copy, 0, 2);
                  s.a = copy[1];
                })
            .observe(s -> "" + s.a)
            .allows("5")
            .unless(Omission.SILENT_RACES, "int[][1]", "2")
            .racy(),
        Litmus.of("clone against two writes", Vars::new)
            .thread(
                s -> {
                  s.array[0] = 5;
                  s.array[1] = 6;
                })
            .thread(s -> s.a = Arrays.toString(s.array.clone()))
            .observe(s -> "" + s.a)
            .allows("[5, 6]")
            .unless(Omission.SILENT_RACES, "int[][0]", "[1, 2]")
            .unless(Omission.SILENT_RACES, "int[][1]", "[5, 2]")
            .weaker("[1, 6]")
            .racy(),
        Litmus.of("fill against a read", Vars::new)
            .thread(s -> Arrays.fill(s.array, 7))
            .thread(s -> s.a = s.array[1])
            .observe(s -> "" + s.a)
            .allows("7")
            .unless(Omission.SILENT_RACES, "int[][1]", "2")
            .racy(),
        Litmus.of("copies of different halves", Vars::new)
            .thread(s -> System.arraycopy(new int[] {5}, 0, s.array, 0, 1))
            .thread(s -> System.arraycopy(new int[] {6}, 0, s.array, 1, 1))
            .observe(s -> Arrays.toString(s.array))
            .allows("[5, 6]"));
  }

  private static void appendOnce(StringBuffer buffer, String text) {
    if (buffer.length() == 0) {
      buffer.append(text);
    }
  }
}
