package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.StateVariable;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/**
 * Which variables correspond when processes change their names: {@code known[1][2]} of the first
 * and second is {@code known[3][1]} of the third and first. That the program is the same under
 * other names is not required: what corresponds to a lemma is one more candidate.
 */
final class ProcessExchange {

  private static final Pattern INDEX = Pattern.compile("\\[(\\d+)]");

  private final List<VariableRenaming> renamings = new ArrayList<>();

  ProcessExchange(Program program) {
    Map<String, StateVariable> byName = new HashMap<>();
    program.variables().forEach(variable -> byName.put(variable.name(), variable));
    for (int[] permutation : permutations(program.processes().size())) {
      Map<StateVariable, StateVariable> images = new HashMap<>();
      for (StateVariable variable : program.variables()) {
        StateVariable image = byName.get(renamed(variable.name(), permutation));
        if (image != null && image.type().equals(variable.type())) {
          images.put(variable, image);
        }
      }
      if (images.size() == program.variables().size()) {
        renamings.add(new VariableRenaming(images));
      }
    }
  }

  /** What a condition becomes under all exchanges, without repetitions; itself comes first. */
  List<BooleanExpression> images(BooleanExpression condition) {
    Map<String, BooleanExpression> images = new LinkedHashMap<>();
    images.put(condition.toString(), condition);
    for (VariableRenaming renaming : renamings) {
      BooleanExpression image = renaming.of(condition);
      images.putIfAbsent(image.toString(), image);
    }
    return List.copyOf(images.values());
  }

  /** What states become under all exchanges. */
  List<int[]> ofStates(List<int[]> states) {
    List<int[]> all = new ArrayList<>();
    for (VariableRenaming renaming : renamings) {
      states.forEach(state -> all.add(renaming.of(state)));
    }
    return all;
  }

  /** How many exchanges there are; one of them changes nothing. */
  int size() {
    return renamings.size();
  }

  private static String renamed(String name, int[] permutation) {
    return INDEX
        .matcher(name)
        .replaceAll(
            found -> {
              int index = Integer.parseInt(found.group(1));
              boolean ofProcess = 1 <= index && index <= permutation.length;
              return "[" + (ofProcess ? permutation[index - 1] : index) + "]";
            });
  }

  private static List<int[]> permutations(int count) {
    List<int[]> all = new ArrayList<>(List.of(new int[0]));
    for (int size = 1; size <= count; size++) {
      List<int[]> longer = new ArrayList<>();
      for (int[] shorter : all) {
        for (int at = 0; at < size; at++) {
          int[] next = new int[size];
          System.arraycopy(shorter, 0, next, 0, at);
          next[at] = size;
          System.arraycopy(shorter, at, next, at + 1, size - 1 - at);
          longer.add(next);
        }
      }
      all = longer;
    }
    return all;
  }
}
