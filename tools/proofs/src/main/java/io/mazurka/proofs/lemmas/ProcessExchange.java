package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.Connective.Implication;
import io.mazurka.expressions.tree.Connective.Not;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Tells which variables correspond when processes are exchanged: {@code known[1][2]} of the first
 * and second becomes {@code known[3][1]} of the third and first. The program need not be symmetric:
 * the image of a lemma is just one more candidate.
 */
public final class ProcessExchange {

  /** With more processes there are too many exchanges, so none is used. */
  private static final int MOST_PROCESSES = 6;

  private static final int MOST_EXCHANGES = 200;
  private static final Pattern WORD = Pattern.compile("\\w+");

  private final List<VariableRenaming> renamings;

  private ProcessExchange(List<VariableRenaming> renamings) {
    this.renamings = List.copyOf(renamings);
  }

  /** Exchanges of all processes. Their numbers are indices in the names of variables. */
  public static ProcessExchange ofIndices(Program program) {
    int processes = program.processes().size();
    List<VariableRenaming> found = new ArrayList<>();
    for (int[] permutation : permutations(processes > MOST_PROCESSES ? 0 : processes)) {
      renaming(program, name -> renamed(name, permutation)).ifPresent(found::add);
    }
    return new ProcessExchange(found);
  }

  /**
   * Exchanges of processes of the same role that leave the program unchanged. The names of
   * processes are parts of the names of variables.
   */
  public static ProcessExchange ofNames(Program program, List<List<String>> roles) {
    List<Map<String, String>> exchanges = new ArrayList<>(List.of(Map.of()));
    for (List<String> role : roles) {
      List<Map<String, String>> more = new ArrayList<>();
      List<int[]> permutations = permutations(role.size() > MOST_PROCESSES ? 0 : role.size());
      for (Map<String, String> before : exchanges) {
        for (int[] permutation : permutations) {
          Map<String, String> names = new HashMap<>(before);
          for (int at = 0; at < permutation.length; at++) {
            names.put(role.get(at), role.get(permutation[at] - 1));
          }
          more.add(names);
        }
      }
      exchanges = more.size() > MOST_EXCHANGES ? exchanges : more;
    }
    Set<String> commands = ProgramSymmetry.commands(program, new VariableRenaming(Map.of()));
    List<VariableRenaming> found = new ArrayList<>();
    for (Map<String, String> names : exchanges) {
      renaming(program, name -> renamed(name, names))
          .filter(one -> ProgramSymmetry.commands(program, one).equals(commands))
          .ifPresent(found::add);
    }
    return new ProcessExchange(found);
  }

  private static Optional<VariableRenaming> renaming(Program program, UnaryOperator<String> names) {
    Map<String, StateVariable> byName = new HashMap<>();
    program.variables().forEach(variable -> byName.put(variable.name(), variable));
    Map<StateVariable, StateVariable> images = new HashMap<>();
    for (StateVariable variable : program.variables()) {
      StateVariable image = byName.get(names.apply(variable.name()));
      if (image != null && image.type().equals(variable.type())) {
        images.put(variable, image);
      }
    }
    return images.size() == program.variables().size()
        ? Optional.of(new VariableRenaming(images))
        : Optional.empty();
  }

  private static String renamed(String name, Map<String, String> names) {
    return WORD.matcher(name).replaceAll(word -> names.getOrDefault(word.group(), word.group()));
  }

  /**
   * The images of a condition under all exchanges, without repetitions; the condition itself comes
   * first.
   */
  public List<BooleanExpression> images(BooleanExpression condition) {
    Map<String, BooleanExpression> images = new LinkedHashMap<>();
    images.put(key(condition), condition);
    for (VariableRenaming renaming : renamings) {
      BooleanExpression image = renaming.of(condition);
      images.putIfAbsent(key(image), image);
    }
    return List.copyOf(images.values());
  }

  /** A text that is equal for conditions that differ only in the order of their parts. */
  static String key(BooleanExpression condition) {
    if (condition instanceof Not not) {
      return "!" + key(not.part());
    }
    if (condition instanceof Any any) {
      return keys("|", any.parts());
    }
    if (condition instanceof All all) {
      return keys("&", all.parts());
    }
    if (condition instanceof Comparison comparison && comparison.relation() == Relation.EQUAL) {
      String left = comparison.left().toString();
      String right = comparison.right().toString();
      return left.compareTo(right) <= 0 ? left + "=" + right : right + "=" + left;
    }
    return condition instanceof Implication implication
        ? key(implication.premise()) + "->" + key(implication.conclusion())
        : condition.toString();
  }

  private static String keys(String operator, List<BooleanExpression> parts) {
    return parts.stream()
        .map(ProcessExchange::key)
        .sorted()
        .collect(Collectors.joining(operator, "(", ")"));
  }

  /** All exchanges, including the identity. */
  List<VariableRenaming> renamings() {
    return renamings;
  }

  private static String renamed(String name, int[] permutation) {
    return new IndexedName(name)
        .with(index -> 1 <= index && index <= permutation.length ? permutation[index - 1] : index);
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
