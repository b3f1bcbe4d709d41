package io.mazurka.kernel.symmetry.slots;

import io.mazurka.kernel.symmetry.StateSymmetry;
import io.mazurka.kernel.symmetry.Symmetry;
import io.mazurka.kernel.symmetry.graph.GraphTooLargeException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The symmetry of a model whose states are numbers in slots, and the words on it for the user.
 *
 * @param symmetry the symmetry
 * @param generators automorphisms that generate its group
 */
public record SlotSymmetry(StateSymmetry symmetry, List<Automorphism> generators) {

  private static final int MOST_REASONS = 5;

  private static final String GIVEN_UP =
      "the search for symmetries was given up because it takes too long";

  /**
   * The symmetry of a model.
   *
   * @param asked what the user asked for; null if nobody asked. Then nothing is said of a model
   *     without symmetry.
   */
  public static SlotSymmetry find(@Nullable Symmetry asked, SymmetricModel model) {
    if (asked == Symmetry.NONE) {
      return nothing(StateSymmetry.none());
    }
    try {
      List<Automorphism> found = model.automorphisms(model.aspects().size());
      SlotGroup group = group(found, model);
      if (group.isTrivial()) {
        return nothing(asked == null ? StateSymmetry.none() : without(asked, model));
      }
      List<Automorphism> kept = kept(found, group);
      List<String> description = new ArrayList<>(List.of(text(kept, group, model)));
      if (asked != null) {
        reasons(model).forEach(reason -> description.add("not symmetric: " + reason));
      }
      return new SlotSymmetry(new StateSymmetry(description, group::canonicalizer), kept);
    } catch (GraphTooLargeException e) {
      return nothing(StateSymmetry.without(asked, GIVEN_UP));
    }
  }

  /** No symmetry, for reasons that {@code symmetry} gives. */
  public static SlotSymmetry nothing(StateSymmetry symmetry) {
    return new SlotSymmetry(symmetry, List.of());
  }

  private static SlotGroup group(List<Automorphism> found, SymmetricModel model) {
    return SlotGroup.of(found.stream().map(Automorphism::slots).distinct().toList(), model.slots());
  }

  private static List<Automorphism> kept(List<Automorphism> found, SlotGroup group) {
    return found.stream().filter(one -> group.generators().contains(one.slots())).toList();
  }

  private static String text(List<Automorphism> kept, SlotGroup group, SymmetricModel model) {
    PartOrbits orbits = parts(kept, model);
    String many = "%,d permutations".formatted(group.permutations());
    String text = orbits.text(model.parts());
    if (text.isEmpty()) {
      return "symmetric: %s of like variables and values".formatted(many);
    }
    return orbits.freely().equals(group.permutations())
        ? "symmetric: " + text
        : "symmetric: %s, in %s".formatted(text, many);
  }

  private static PartOrbits parts(List<Automorphism> generators, SymmetricModel model) {
    return PartOrbits.of(generators, Automorphism::parts, model.parts().size());
  }

  /** What tells apart parts that take the same steps: pairs of them with the first such aspect. */
  private static List<String> reasons(SymmetricModel model) {
    List<String> reasons = new ArrayList<>();
    PartOrbits before = parts(model.automorphisms(0), model);
    for (int count = 1; count <= model.aspects().size(); count++) {
      PartOrbits after = parts(model.automorphisms(count), model);
      for (int[] pair : before.toldApartBy(after)) {
        if (reasons.size() < MOST_REASONS) {
          reasons.add(
              "%s and %s: %s"
                  .formatted(
                      model.parts().get(pair[0]),
                      model.parts().get(pair[1]),
                      model.aspects().get(count - 1)));
        }
      }
      before = after;
    }
    return reasons;
  }

  /**
   * No symmetry, which somebody asked for. It is an error if the properties are the reason, as
   * others can be chosen.
   */
  private static StateSymmetry without(Symmetry asked, SymmetricModel model) {
    List<String> reasons = reasons(model);
    if (reasons.isEmpty()) {
      return StateSymmetry.without(null, "no two of its parts take the same steps");
    }
    boolean specified = !group(model.automorphisms(1), model).isTrivial();
    return StateSymmetry.without(specified ? asked : null, String.join("; ", reasons));
  }
}
