package io.mazurka.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Makes smaller lists and numbers, from which plans make smaller plans. */
public final class Cuts {

  private Cuts() {}

  /**
   * The list without a part of it: without everything, without each half, and so on down to each
   * element (Zeller and Hildebrandt 2002).
   */
  public static <T> Stream<List<T>> of(List<T> list) {
    return Stream.iterate(list.size(), length -> length > 0, length -> length / 2)
        .flatMap(
            length ->
                IntStream.iterate(0, start -> start < list.size(), start -> start + length)
                    .mapToObj(start -> without(list, start, start + length)));
  }

  /** The same lists, but with at least {@code least} elements. */
  public static <T> Stream<List<T>> of(List<T> list, int least) {
    return of(list).filter(cut -> cut.size() >= least);
  }

  /** The numbers from {@code least} on, halving the distance to {@code number}. */
  public static Stream<Integer> of(int number, int least) {
    return Stream.iterate(number - least, distance -> distance > 0, distance -> distance / 2)
        .map(distance -> number - distance);
  }

  /** The list with one element replaced by a smaller one. */
  public static <T> Stream<List<T>> inside(List<T> list, Function<T, Stream<T>> smaller) {
    return IntStream.range(0, list.size())
        .boxed()
        .flatMap(index -> smaller.apply(list.get(index)).map(each -> with(list, index, each)));
  }

  /** The list without its element at {@code index}. */
  public static <T> List<T> without(List<T> list, int index) {
    return without(list, index, index + 1);
  }

  private static <T> List<T> without(List<T> list, int start, int end) {
    List<T> left = new ArrayList<>(list.subList(0, start));
    left.addAll(list.subList(Math.min(end, list.size()), list.size()));
    return List.copyOf(left);
  }

  private static <T> List<T> with(List<T> list, int index, T element) {
    List<T> changed = new ArrayList<>(list);
    changed.set(index, element);
    return List.copyOf(changed);
  }
}
