package io.mazurka.classes.twins;

import java.io.BufferedWriter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.FileWriter;
import java.io.IOException;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.MethodType;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Threads that share what classes of Java keep: settings, files, streams, iterators. */
@SuppressWarnings({"ReturnValueIgnored", "DefaultCharset"})
public final class StateUses extends Twin {

  void property() {
    check(System.getProperty("mazurka.k") == null, "kept from an execution before");
    AtomicInteger times = new AtomicInteger();
    Runnable once =
        () -> {
          if (System.getProperty("mazurka.k") == null) {
            System.setProperty("mazurka.k", "v");
            times.incrementAndGet();
          }
        };
    threads(once, once);
    check(times.get() == 1, "twice");
  }

  void printed() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream stream = new PrintStream(bytes);
    threads(() -> stream.print("a"), () -> stream.print("b"));
    check(bytes.toString().equals("ab"), "order");
  }

  void printedByTwo() {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    PrintStream one = new PrintStream(bytes);
    PrintStream two = new PrintStream(bytes);
    threads(() -> one.print("a"), () -> two.print("b"));
    check(bytes.toString().equals("ab"), "order");
  }

  void writtenAndRead() {
    StringWriter text = new StringWriter();
    PrintWriter writer = new PrintWriter(text);
    String[] seen = new String[1];
    threads(() -> writer.print("x"), () -> seen[0] = text.toString());
    check(seen[0].equals("x"), "order");
  }

  void sharedIteratorOfCopies() {
    Iterator<Integer> all = new CopyOnWriteArrayList<>(List.of(1, 2)).iterator();
    threads(() -> all.next(), () -> all.next());
  }

  void sharedIteratorOfKeys() {
    Iterator<Integer> all = new ConcurrentHashMap<>(Map.of(1, 1, 2, 2)).keySet().iterator();
    threads(() -> all.next(), () -> all.next());
  }

  void sharedIteratorOfValues() {
    Iterator<Integer> all = List.of(1, 2).iterator();
    threads(() -> all.next(), () -> all.next());
  }

  void duplicatedBuffer() {
    ByteBuffer one = ByteBuffer.allocate(8);
    ByteBuffer two = one.duplicate();
    threads(() -> one.put(0, (byte) 1), () -> two.get(0));
  }

  void slicedDirectBuffer() {
    ByteBuffer one = ByteBuffer.allocateDirect(8);
    ByteBuffer two = one.slice().asReadOnlyBuffer();
    threads(() -> one.put((byte) 1), () -> two.get());
  }

  void readBuffers() {
    ByteBuffer one = ByteBuffer.allocate(8);
    ByteBuffer two = one.duplicate();
    threads(() -> one.get(), () -> two.get());
  }

  void arrayOfStream() {
    byte[] bytes = {1, 2};
    ByteArrayInputStream stream = new ByteArrayInputStream(bytes);
    threads(() -> stream.read(), () -> bytes[0] = 3);
  }

  void locale() {
    threads(() -> Locale.setDefault(Locale.ROOT), () -> Locale.getDefault());
  }

  void zone() {
    threads(() -> TimeZone.setDefault(null), () -> TimeZone.getDefault());
  }

  void output() {
    PrintStream before = System.out;
    threads(() -> System.setOut(before), () -> System.out.print(""));
  }

  void files() throws IOException {
    Path file = Files.createTempFile("state", ".txt");
    threads(() -> write(file, "1"), () -> read(file));
    Files.delete(file);
  }

  private static void write(Path file, String text) {
    try {
      Files.writeString(file, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void read(Path file) {
    try {
      Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void fileThatIsThere() {
    File file = new File("none");
    threads(() -> file.exists(), () -> file.getName());
  }

  void openedBefore() throws IOException {
    Path file = Files.createTempFile("state", ".txt");
    BufferedWriter writer = new BufferedWriter(new FileWriter(file.toFile()));
    threads(
        () -> {
          try {
            writer.append('a');
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        },
        () -> {});
    writer.close();
    Files.delete(file);
  }

  void reference() {
    Function<String, Boolean> flag = Boolean::getBoolean;
    threads(() -> flag.apply("a"), () -> {});
  }

  void logger() {
    Logger logger = Logger.getAnonymousLogger();
    threads(() -> logger.setLevel(Level.OFF), () -> logger.getLevel());
  }

  void suppressed() {
    Exception failure = new Exception("f");
    threads(() -> failure.addSuppressed(new Exception("1")), () -> failure.getSuppressed());
  }

  void priority() {
    Thread thread = new Thread(() -> {});
    threads(() -> thread.setPriority(1), () -> thread.getPriority());
  }

  void weak() {
    WeakReference<Object> reference = new WeakReference<>(new Object());
    threads(() -> reference.get(), () -> {});
  }

  void queueOfReferences() {
    ReferenceQueue<Object> queue = new ReferenceQueue<>();
    WeakReference<Object> reference = new WeakReference<>(new Object(), queue);
    threads(() -> reference.enqueue(), () -> queue.poll());
  }

  void matched() {
    StringBuilder text = new StringBuilder("aa");
    Matcher matcher = Pattern.compile("a").matcher(text);
    threads(() -> matcher.find(), () -> text.append("b"));
  }

  private static Object call(Class<?> type, String name, Object receiver, Object... arguments) {
    Class<?>[] types = new Class<?>[arguments.length];
    Arrays.fill(types, int.class);
    try {
      return type.getMethod(name, types).invoke(receiver, arguments);
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(e);
    }
  }

  void calledByReflection() {
    AtomicInteger number = new AtomicInteger();
    Runnable add =
        () -> {
          int before = (int) call(AtomicInteger.class, "get", number);
          call(AtomicInteger.class, "set", number, before + 1);
        };
    threads(add, add);
    check(number.get() == 2, "lost");
  }

  void calledByBoundHandles() throws ReflectiveOperationException {
    AtomicInteger number = new AtomicInteger();
    MethodHandles.Lookup lookup = MethodHandles.lookup();
    MethodHandle get = lookup.bind(number, "get", MethodType.methodType(int.class));
    MethodHandle set =
        lookup
            .findVirtual(AtomicInteger.class, "set", MethodType.methodType(void.class, int.class))
            .bindTo(number);
    Runnable add =
        () -> {
          try {
            set.invoke((int) get.invoke() + 1);
          } catch (Throwable e) {
            throw new IllegalStateException(e);
          }
        };
    threads(add, add);
    check(number.get() == 2, "lost");
  }

  void lookedAtByReflection() {
    StringBuilder text = new StringBuilder();
    threads(() -> call(CharSequence.class, "length", text), () -> text.append("x"));
  }

  void waitsByReflection() {
    Object lock = new Object();
    threads(
        () -> {
          synchronized (lock) {
            call(Object.class, "wait", lock);
          }
        },
        () -> {
          synchronized (lock) {
            call(Object.class, "notify", lock);
          }
        });
  }

  void startsByReflection() {
    AtomicInteger number = new AtomicInteger();
    Thread thread = new Thread(number::incrementAndGet);
    call(Thread.class, "start", thread);
    call(Thread.class, "join", thread);
    check(number.get() == 1, "not run");
  }

  void locksMadeByHandles() throws Throwable {
    MethodHandle maker =
        MethodHandles.lookup()
            .findConstructor(ReentrantLock.class, MethodType.methodType(void.class));
    ReentrantLock lock = (ReentrantLock) maker.invoke();
    int[] number = new int[1];
    Runnable add =
        () -> {
          lock.lock();
          number[0]++;
          lock.unlock();
        };
    threads(add, add);
    check(number[0] == 2, "lost");
  }

  void computed() {
    ClassValue<Integer> value =
        new ClassValue<>() {
          @Override
          protected Integer computeValue(Class<?> type) {
            return 1;
          }
        };
    threads(() -> value.get(String.class), () -> {});
  }

  void hook() {
    Runtime.getRuntime().addShutdownHook(new Thread(() -> {}));
  }

  /** What nobody need know of. */
  void ordinary() {
    List<String> words = List.of("b", "a");
    Logger logger = Logger.getLogger("mazurka.quiet");
    Exception failure = new IllegalStateException("x");
    Runnable uses =
        () -> {
          System.out.print("");
          String.format("%s %d", words, Math.max(1, 2));
          words.stream().sorted().map(String::toUpperCase).collect(Collectors.joining(","));
          Optional.of(1).map(one -> one + 1).orElseThrow();
          LocalDate.of(2024, 2, 29).plusYears(1).getDayOfWeek();
          Objects.requireNonNullElse(null, "n").hashCode();
          Arrays.asList(1, 2).forEach(one -> Integer.toString(one));
          new ArrayList<>(words).sort(null);
          Pattern.compile("a+").matcher("aa").matches();
          logger.fine("quiet");
          failure.getMessage();
          Path.of("a").resolve("b").getFileName();
          new File("a", "b").getPath();
          System.lineSeparator();
          Thread.currentThread().getName();
          Locale.getDefault();
        };
    threads(uses, uses);
  }
}
