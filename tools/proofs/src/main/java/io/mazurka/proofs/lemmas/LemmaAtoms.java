package io.mazurka.proofs.lemmas;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Comparison;
import io.mazurka.expressions.tree.Comparison.Relation;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Program;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The atomic conditions of which clauses are made: the values of variables, equality of variables,
 * whether some process, whichever it is, has a value, and whether some letter of a kind is on its
 * way.
 */
final class LemmaAtoms {

  private static final int MOST_VALUES = 10;

  /** The name of a letter: its type, what it says, and its channel. */
  private static final Pattern LETTER =
      Pattern.compile("(?<type>\\w+)\\(.*\\)(?<channel> from \\S+ to \\S+)");

  private final Program program;
  private final List<LemmaAtom> atoms = new ArrayList<>();

  private LemmaAtoms(Program program) {
    this.program = program;
  }

  static List<LemmaAtom> of(Program program) {
    LemmaAtoms found = new LemmaAtoms(program);
    List<StateVariable> variables = program.variables();
    for (int at = 0; at < variables.size(); at++) {
      found.addOwn(variables.get(at));
      for (int other = at + 1; other < variables.size(); other++) {
        found.addPair(variables.get(at), variables.get(other));
      }
    }
    found.addSome();
    found.addSomeLetter();
    return found.atoms;
  }

  private void addOwn(StateVariable variable) {
    if (variable.isBoolean()) {
      add(BooleanExpression.of(variable), variable);
    } else if (variable.type().isOpen()) {
      add(IntegerExpression.of(variable).equalTo(0), variable);
    } else if (variable.size() == 2) {
      add(IntegerExpression.of(variable).equalTo(variable.type().offset()), variable);
    } else if (variable.size() <= MOST_VALUES) {
      for (int above = 0; above < variable.size(); above++) {
        add(IntegerExpression.of(variable).equalTo(variable.type().offset() + above), variable);
      }
    }
  }

  private void add(BooleanExpression condition, StateVariable... variables) {
    int processes = 0;
    for (StateVariable variable : variables) {
      processes |= new IndexedName(variable.name()).processes(count());
    }
    atoms.add(new LemmaAtom(condition, processes));
  }

  private int count() {
    return program.processes().size();
  }

  /** Adds order and equality of two open numbers, or equality of two comparable bounded ones. */
  private void addPair(StateVariable one, StateVariable other) {
    if (one.isBoolean() || other.isBoolean() || one.type().isOpen() != other.type().isOpen()) {
      return;
    }
    IntegerExpression left = IntegerExpression.of(one);
    IntegerExpression right = IntegerExpression.of(other);
    if (one.type().isOpen()) {
      add(new Comparison(left, Relation.LESS, right), one, other);
      add(new Comparison(left, Relation.EQUAL, right), one, other);
    } else if (areComparable(one, other)) {
      add(new Comparison(left, Relation.EQUAL, right), one, other);
    }
  }

  /**
   * Whether two bounded variables are worth comparing: elements of one array whose names differ in
   * a single index, or a constant and a variable that share an index. Without indices, they must be
   * the same component of a value.
   */
  private boolean areComparable(StateVariable one, StateVariable other) {
    if (one.type().high() != other.type().high()) {
      return false;
    }
    IndexedName name = new IndexedName(one.name());
    IndexedName others = new IndexedName(other.name());
    if (name.indices().isEmpty() || others.indices().isEmpty()) {
      return name.field().equals(others.field());
    }
    return name.base().equals(others.base())
        ? name.differences(others) == 1
        : (isConstant(one) || isConstant(other))
            && !Collections.disjoint(name.indices(), others.indices());
  }

  private boolean isConstant(StateVariable variable) {
    return program.commands().stream().noneMatch(command -> command.writes(variable));
  }

  /**
   * Adds the conditions that some element has, or has not, its initial value, for each array of two
   * or more bounded elements and for each index.
   */
  private void addSome() {
    Map<String, List<StateVariable>> families = new LinkedHashMap<>();
    for (StateVariable variable : program.variables()) {
      IndexedName name = new IndexedName(variable.name());
      for (int position = 0; position < name.indices().size(); position++) {
        families.computeIfAbsent(name.without(position), any -> new ArrayList<>()).add(variable);
      }
    }
    families.forEach(
        (name, family) -> {
          int processes = new IndexedName(name).processes(count());
          if (family.size() > 1 && family.stream().noneMatch(one -> one.type().isOpen())) {
            addSome(family, processes, one -> asInitially(one, true));
            addSome(family, processes, one -> asInitially(one, false));
          }
        });
  }

  /**
   * Adds the conditions that some letter of a kind, whatever it says, is on its way to a process.
   */
  private void addSomeLetter() {
    Map<String, List<StateVariable>> kinds = new LinkedHashMap<>();
    for (StateVariable variable : program.variables()) {
      Matcher letter = LETTER.matcher(variable.name());
      if (variable.isBoolean() && letter.matches()) {
        String kind = letter.group("type") + letter.group("channel");
        kinds.computeIfAbsent(kind, any -> new ArrayList<>()).add(variable);
      }
    }
    kinds.values().stream()
        .filter(family -> family.size() > 1)
        .forEach(family -> addSome(family, 0, BooleanExpression::of));
  }

  private void addSome(
      List<StateVariable> family,
      int processes,
      Function<StateVariable, BooleanExpression> condition) {
    atoms.add(new LemmaAtom(new Any(family.stream().map(condition).toList()), processes));
  }

  private BooleanExpression asInitially(StateVariable variable, boolean wanted) {
    long initial = program.initial().values().get(variable.slot()) + variable.type().offset();
    BooleanExpression condition =
        variable.isBoolean()
            ? BooleanExpression.of(variable)
            : IntegerExpression.of(variable).equalTo(initial);
    boolean holds = !variable.isBoolean() || initial == 1;
    return holds == wanted ? condition : condition.not();
  }
}
