package io.mazurka.classes.random;

import io.mazurka.testkit.Cuts;
import io.mazurka.testkit.Plan;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A class whose methods, one for each thread, are short lists of random lines. */
record RandomClass(List<List<Line>> threads) implements Plan<RandomClass> {

  private static final long SPREAD = 0x9E3779B97F4A7C15L;

  static RandomClass draw(long seed) {
    Random random = new Random(seed * SPREAD);
    int count = 2 + random.nextInt(2);
    int most = count == 2 ? 6 : 3;
    List<List<Line>> threads = new ArrayList<>();
    for (int thread = 0; thread < count; thread++) {
      List<Line> code = new ArrayList<>();
      int length = 1 + random.nextInt(most);
      while (code.size() < length) {
        code.addAll(block(random));
      }
      threads.add(List.copyOf(code));
    }
    return new RandomClass(List.copyOf(threads));
  }

  /** A line, or a pair around others. */
  private static List<Line> block(Random random) {
    Line first = Line.random(random);
    if (random.nextInt(12) == 0) {
      return nested(random.nextInt(2));
    }
    if (first.isClosing()) {
      return List.of();
    }
    Line last = first.closing();
    if (last == null) {
      return List.of(first);
    }
    List<Line> all = new ArrayList<>(List.of(first));
    for (int inside = random.nextInt(3); inside > 0; inside--) {
      Line line = Line.random(random);
      boolean again = line.kind() == Line.Kind.TRY_LOCK && line.object() == first.object();
      if (again) {
        continue;
      } else if (!line.isClosing() && line.closing() == null) {
        all.add(line);
      } else if (line.closing() != null && !line.equals(first) && inside == 1) {
        boolean same = line.kind() == first.kind() && line.object() == first.object();
        all.addAll(same ? List.of() : List.of(line, line.closing()));
      }
    }
    all.add(last);
    return all;
  }

  /** Two monitors, in one order or the other. */
  private static List<Line> nested(int outer) {
    Line first = new Line(Line.Kind.ENTER, outer, 0);
    Line second = new Line(Line.Kind.ENTER, 1 - outer, 0);
    return List.of(first, second, second.closing(), first.closing());
  }

  /** Whole threads are left out, and lines that nothing has to undo. */
  @Override
  public Stream<RandomClass> smaller() {
    Stream<RandomClass> fewer = Cuts.of(threads, 1).map(RandomClass::new);
    List<RandomClass> shorter = new ArrayList<>();
    for (int thread = 0; thread < threads.size(); thread++) {
      for (int line = 0; line < threads.get(thread).size(); line++) {
        Line cut = threads.get(thread).get(line);
        if (!cut.isClosing() && cut.closing() == null) {
          List<Line> left = new ArrayList<>(threads.get(thread));
          left.remove(line);
          List<List<Line>> all = new ArrayList<>(threads);
          all.set(thread, left);
          shorter.add(new RandomClass(all));
        }
      }
    }
    return Stream.concat(fewer, shorter.stream());
  }

  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (List<Line> code : threads) {
      text.append(code.stream().map(Line::toString).collect(Collectors.joining("; "))).append('\n');
    }
    return text.toString();
  }
}
