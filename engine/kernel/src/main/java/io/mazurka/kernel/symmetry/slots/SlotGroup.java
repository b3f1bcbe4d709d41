package io.mazurka.kernel.symmetry.slots;

import io.mazurka.kernel.symmetry.Canonicalizer;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;

/**
 * A group of permutations of slots, made of parts that move different slots. Each part either sorts
 * rows of slots or looks for the least image, so that every orbit has exactly one representative. A
 * part with too many permutations is replaced by a subgroup: then there are more orbits, but still
 * one representative of each.
 */
public final class SlotGroup {

  private final List<OrbitPart> parts;
  private final List<SlotPermutation> kept;
  private final int slots;

  private SlotGroup(List<OrbitPart> parts, List<SlotPermutation> kept, int slots) {
    this.parts = List.copyOf(parts);
    this.kept = List.copyOf(kept);
    this.slots = slots;
  }

  /**
   * The group that some permutations generate, or as much of it as can be had.
   *
   * @param slots the number of slots of a state
   */
  public static SlotGroup of(List<SlotPermutation> generators, int slots) {
    List<OrbitPart> parts = new ArrayList<>();
    List<SlotPermutation> kept = new ArrayList<>();
    for (List<SlotPermutation> component : components(generators)) {
      Optional<List<int[]>> rows = RowSearch.rows(component);
      if (rows.isPresent()) {
        parts.add(new SortedRows(rows.get()));
        kept.addAll(component);
      } else {
        addPart(component, slots, parts, kept);
      }
    }
    return new SlotGroup(parts, kept, slots);
  }

  /** Adds the larger of two subgroups: one that is listed, and one that sorts rows. */
  private static void addPart(
      List<SlotPermutation> component,
      int slots,
      List<OrbitPart> parts,
      List<SlotPermutation> kept) {
    GroupClosure closure = new GroupClosure(slots);
    List<SlotPermutation> listed = component.stream().filter(closure::add).toList();
    List<SlotPermutation> sorting = closure.isComplete() ? List.of() : largestRows(component);
    Optional<List<int[]>> rows = sorting.isEmpty() ? Optional.empty() : RowSearch.rows(sorting);
    BigInteger many = BigInteger.valueOf(closure.elements().size());
    if (rows.isPresent() && SortedRows.factorial(rows.get().size()).compareTo(many) > 0) {
      parts.add(new SortedRows(rows.get()));
      kept.addAll(sorting);
    } else {
      parts.add(new LeastImage(closure.elements()));
      kept.addAll(listed);
    }
  }

  /** The most generators that together exchange rows, begun with one of the generators. */
  private static List<SlotPermutation> largestRows(List<SlotPermutation> component) {
    List<SlotPermutation> largest = List.of();
    BitSet tried = new BitSet();
    for (int first = 0; first < component.size(); first++) {
      if (!tried.get(first)) {
        List<SlotPermutation> chosen = new ArrayList<>(List.of(component.get(first)));
        for (int next = first + 1; next < component.size(); next++) {
          chosen.add(component.get(next));
          if (RowSearch.rows(chosen).isPresent()) {
            tried.set(next);
          } else {
            chosen.remove(chosen.size() - 1);
          }
        }
        largest = chosen.size() > largest.size() ? chosen : largest;
      }
    }
    return largest;
  }

  /** The generators, grouped so that those of different groups move different slots. */
  private static List<List<SlotPermutation>> components(List<SlotPermutation> generators) {
    List<List<SlotPermutation>> components = new ArrayList<>();
    List<BitSet> moved = new ArrayList<>();
    for (SlotPermutation generator : generators) {
      BitSet its = generator.moved();
      List<SlotPermutation> joined = new ArrayList<>();
      for (int index = moved.size() - 1; index >= 0; index--) {
        if (moved.get(index).intersects(its)) {
          its.or(moved.remove(index));
          joined.addAll(0, components.remove(index));
        }
      }
      if (!its.isEmpty()) {
        joined.add(generator);
        components.add(joined);
        moved.add(its);
      }
    }
    return components;
  }

  /** Whether it has no permutation but the identity. */
  public boolean isTrivial() {
    return parts.isEmpty();
  }

  /** Those of the permutations it was made from that are in it; they generate it. */
  public List<SlotPermutation> generators() {
    return kept;
  }

  /** The number of its permutations. */
  public BigInteger permutations() {
    return parts.stream().map(OrbitPart::permutations).reduce(BigInteger.ONE, BigInteger::multiply);
  }

  /** Turns states into representatives, for one worker. */
  public Canonicalizer canonicalizer() {
    return parts.isEmpty()
        ? Canonicalizer.IDENTITY
        : new SlotCanonicalizer(parts.toArray(OrbitPart[]::new), slots);
  }
}
