package io.mazurka.classes.twins;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Text that is made of atomic variables, while another thread writes them. */
@SuppressWarnings("ReturnValueIgnored")
public final class Texts extends Twin {

  private record Holder(AtomicInteger number) {}

  /** One thread writes a number, another one makes text of it. */
  private static void reading(Function<AtomicInteger, String> text) {
    AtomicInteger number = new AtomicInteger();
    threads(() -> number.set(1), () -> text.apply(number));
  }

  private static void reading(AtomicInteger number, Object holder) {
    threads(() -> number.set(1), () -> holder.toString());
  }

  void concatenated() {
    reading(number -> "" + number);
  }

  void concatenatedAsObject() {
    reading(number -> "" + (Object) number);
  }

  void valueOf() {
    reading(number -> String.valueOf(number));
  }

  void formatted() {
    reading(number -> String.format("%s", number));
  }

  void appended() {
    reading(number -> new StringBuilder().append(number).toString());
  }

  void asked() {
    reading(number -> ((Object) number).toString());
  }

  void objects() {
    reading(number -> Objects.toString(number));
  }

  void array() {
    reading(number -> Arrays.toString(new Object[] {number}));
  }

  void fixed() {
    reading(number -> List.of(number).toString());
  }

  void view() {
    reading(number -> Arrays.asList(number).toString());
  }

  void optional() {
    reading(number -> Optional.of(number).toString());
  }

  void component() {
    reading(number -> "" + new Holder(number));
  }

  void mapped() {
    reading(number -> List.of(number).stream().map(Object::toString).collect(Collectors.joining()));
  }

  void printed() {
    AtomicInteger number = new AtomicInteger();
    PrintStream stream = new PrintStream(new ByteArrayOutputStream());
    threads(() -> number.set(1), () -> stream.println(number));
  }

  void list() {
    AtomicInteger number = new AtomicInteger();
    reading(number, new ArrayList<>(List.of(number)));
  }

  void map() {
    AtomicInteger number = new AtomicInteger();
    reading(number, new HashMap<>(Map.of("a", number)));
  }

  void concurrentMap() {
    AtomicInteger number = new AtomicInteger();
    reading(number, new ConcurrentHashMap<>(Map.of("a", number)));
  }

  void copiedList() {
    AtomicInteger number = new AtomicInteger();
    reading(number, new CopyOnWriteArrayList<>(List.of(number)));
  }

  void queue() {
    AtomicInteger number = new AtomicInteger();
    reading(number, new LinkedBlockingQueue<>(List.of(number)));
  }

  void several() {
    AtomicInteger one = new AtomicInteger();
    AtomicInteger other = new AtomicInteger();
    List<AtomicInteger> both = List.of(one, other);
    threads(
        () -> {
          one.set(1);
          other.set(1);
        },
        () -> both.toString());
  }
}
