package io.mazurka.proofs.encoding;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.variables.Interval;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Command;
import io.mazurka.guarded.program.Program;
import io.mazurka.proofs.solver.NumberTooLargeException;
import io.mazurka.proofs.solver.Satisfiability;
import io.mazurka.proofs.solver.SolverSession;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * A program as formulas over the positions of a path: {@code |x@3|} is the variable x after three
 * steps. The command that leads from a position to the next is a binary number, so that it is
 * always exactly one. There are no idle steps: a path ends in a terminal state, so paths of every
 * length must be asked for separately.
 */
public final class Encoding {

  /** A bound for numbers in a state, with room for the growth of a few steps. */
  private static final int MODERATE = 1 << 24;

  private final Program program;
  private final int bits;
  private final Map<StateVariable, String> names = new ConcurrentHashMap<>();

  public Encoding(Program program) {
    this.program = program;
    int commands = Math.max(1, program.commands().size());
    this.bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(commands - 1));
  }

  public Program program() {
    return program;
  }

  /** Translates trees over the variables at a position. */
  public Terms at(int position) {
    return new Terms(variable -> symbol(variable, position));
  }

  /**
   * Translates trees over the variables after a command, into terms over the position before it.
   */
  public Terms after(Command command, int position) {
    Terms before = at(position);
    Map<StateVariable, String> assigned = new HashMap<>();
    for (Assignment assignment : command.assignments()) {
      StateVariable target = assignment.target();
      assigned.put(target, before.assigned(target, assignment.value()));
    }
    return new Terms(
        variable -> {
          String value = assigned.get(variable);
          return value == null ? symbol(variable, position) : value;
        });
  }

  /** SMT-LIB commands that declare the variables at a position and constrain their values. */
  public String declared(int position) {
    StringBuilder text = new StringBuilder();
    for (StateVariable variable : program.variables()) {
      String symbol = symbol(variable, position);
      String sort = variable.isBoolean() ? "Bool" : "Int";
      text.append("(declare-const %s %s)\n".formatted(symbol, sort));
      Interval values = variable.type().values();
      if (!variable.isBoolean() && values.low() > Long.MIN_VALUE) {
        text.append("(assert (<= %s %s))\n".formatted(Terms.literal(values.low()), symbol));
      }
      if (!variable.isBoolean() && values.high() < Long.MAX_VALUE) {
        text.append("(assert (<= %s %s))\n".formatted(symbol, Terms.literal(values.high())));
      }
    }
    return text.toString();
  }

  /** The formula that position 0 is an initial state. */
  public String initial() {
    List<String> parts = new ArrayList<>();
    for (StateVariable variable : program.variables()) {
      if (!program.initial().free().contains(variable)) {
        long value = program.initial().values().get(variable.slot()) + variable.type().offset();
        parts.add(equality(variable, 0, value));
      }
    }
    parts.add(at(0).of(program.initial().condition()));
    return Terms.joinedTerms("and", "true", parts);
  }

  /** The formula that a position is a given state. */
  public String is(int[] state, int position) {
    return Terms.joinedTerms(
        "and",
        "true",
        program.variables().stream()
            .map(variable -> equality(variable, position, variable.value(state)))
            .toList());
  }

  /** The formula that a command leads from position 0 to a state. */
  public String leads(Command command, int[] state) {
    Terms after = after(command, 0);
    return Terms.joinedTerms(
        "and",
        "true",
        program.variables().stream()
            .map(
                variable ->
                    "(= %s %s)"
                        .formatted(after.symbols().apply(variable), literal(variable, state)))
            .toList());
  }

  private static String literal(StateVariable variable, int[] state) {
    long value = variable.value(state);
    return variable.isBoolean() ? String.valueOf(value == 1) : Terms.literal(value);
  }

  private String equality(StateVariable variable, int position, long value) {
    String symbol = symbol(variable, position);
    if (variable.isBoolean()) {
      return value == 1 ? symbol : "(not " + symbol + ")";
    }
    return "(= %s %s)".formatted(symbol, Terms.literal(value));
  }

  /**
   * SMT-LIB commands which say that some command leads from a position to the next, which they
   * declare.
   */
  public String step(int position) {
    StringBuilder text = new StringBuilder();
    for (int bit = 0; bit < bits; bit++) {
      text.append("(declare-const %s Bool)\n".formatted(choice(bit, position)));
    }
    Map<StateVariable, String> next = new LinkedHashMap<>();
    program.variables().forEach(variable -> next.put(variable, symbol(variable, position)));
    List<String> taken = new ArrayList<>();
    for (Command command : program.commands()) {
      String chosen = "|step %d: command %d|".formatted(position, command.number());
      text.append("(declare-const %s Bool)\n".formatted(chosen));
      text.append("(assert (= %s %s))\n".formatted(chosen, code(command.number(), position)));
      text.append("(assert (=> %s %s))\n".formatted(chosen, at(position).of(command.guard())));
      for (Assignment assignment : command.assignments()) {
        StateVariable target = assignment.target();
        String value = at(position).assigned(target, assignment.value());
        next.merge(target, value, (others, own) -> "(ite %s %s %s)".formatted(chosen, own, others));
      }
      taken.add(chosen);
    }
    text.append("(assert %s)\n".formatted(Terms.joinedTerms("or", "false", taken)));
    next.forEach(
        (variable, value) ->
            text.append("(assert (= %s %s))\n".formatted(symbol(variable, position + 1), value)));
    return text.toString();
  }

  private String code(int number, int position) {
    List<String> literals = new ArrayList<>();
    for (int bit = 0; bit < bits; bit++) {
      String symbol = choice(bit, position);
      literals.add((number >> bit & 1) == 1 ? symbol : "(not " + symbol + ")");
    }
    return Terms.joinedTerms("and", "true", literals);
  }

  private static String choice(int bit, int position) {
    return "|step %d: bit %d|".formatted(position, bit);
  }

  /** The formula that the states at two positions are equal. */
  public String same(int one, int other) {
    return Terms.joinedTerms(
        "and",
        "true",
        program.variables().stream()
            .map(each -> "(= %s %s)".formatted(symbol(each, one), symbol(each, other)))
            .toList());
  }

  /** The formula that a condition holds at a position. */
  public String holds(BooleanExpression condition, int position) {
    return at(position).of(condition);
  }

  /** The variables at a position, in the order of their slots. */
  public List<String> symbols(int position) {
    return program.variables().stream().map(variable -> symbol(variable, position)).toList();
  }

  /**
   * The states at the positions up to {@code last}, after a satisfiable check. If possible, their
   * numbers fit into the slots of a state.
   */
  public List<int[]> states(SolverSession session, int last) {
    try {
      return found(session, last);
    } catch (NumberTooLargeException e) {
      for (int position = 0; position <= last; position++) {
        session.add(moderate(position));
      }
      if (session.check() != Satisfiability.SATISFIABLE) {
        throw e;
      }
      return found(session, last);
    }
  }

  private List<int[]> found(SolverSession session, int last) {
    List<int[]> states = new ArrayList<>();
    for (int position = 0; position <= last; position++) {
      states.add(state(session.values(symbols(position))));
    }
    return states;
  }

  private String moderate(int position) {
    return Terms.joinedTerms(
        "and",
        "true",
        program.variables().stream()
            .filter(variable -> variable.type().isOpen())
            .map(variable -> symbol(variable, position))
            .map(symbol -> "(<= (- %d) %s %d)".formatted(MODERATE, symbol, MODERATE))
            .toList());
  }

  /** The state vector with these values; a slot may hold a value outside the explored range. */
  private int[] state(List<Long> values) {
    int[] state = new int[program.variables().size()];
    for (StateVariable variable : program.variables()) {
      long above = values.get(variable.slot()) - variable.type().offset();
      if ((int) above != above) {
        throw new NumberTooLargeException(
            "%s is %d in what keeps induction from succeeding, which is too large to be shown"
                .formatted(variable, values.get(variable.slot())));
      }
      state[variable.slot()] = (int) above;
    }
    return state;
  }

  private String symbol(StateVariable variable, int position) {
    return names.computeIfAbsent(variable, Encoding::name) + position + "|";
  }

  /** How its symbols at all positions begin. */
  private static String name(StateVariable variable) {
    String own = "_" + variable.slot() + "_";
    return "|" + variable.name().replace("|", own).replace("\\", own) + "@";
  }
}
