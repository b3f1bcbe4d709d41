package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.Addition;
import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.Conditional;
import io.mazurka.expressions.tree.Connective.All;
import io.mazurka.expressions.tree.Connective.Any;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.ProgramBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The commands of one process of the {@link Consensus} while it is up.
 *
 * @param printed whether it decides by the rule as printed
 */
record ConsensusRules(ConsensusVariables variables, int n, int f, boolean printed, int process) {

  void add(ProgramBuilder program) {
    if (f > 0) {
      program.command("crash", mayCrash(), set(variables.up().element(process), 0));
    }
    for (int other : othersThan(process)) {
      addProposal(program, other);
      addSuspicion(program, other);
      for (int subject : othersThan(process, other)) {
        addTelling(program, other, subject);
      }
    }
    program.command("decide", mayDecide(), decision());
  }

  private BooleanExpression isUp() {
    return BooleanExpression.of(variables.up().element(process));
  }

  private BooleanExpression mayCrash() {
    List<IntegerExpression> crashed =
        variables.up().elements().stream()
            .map(up -> BooleanExpression.of(up).not().asNumber())
            .toList();
    return isUp().and(new Addition(crashed).atMost(f - 1));
  }

  private void addProposal(ProgramBuilder program, int other) {
    StateVariable sent = variables.propose(process, other);
    StateVariable received = variables.propose(other, process);
    program.command(
        "propose to %d".formatted(other),
        isUp().and(BooleanExpression.of(variables.unsent(process, other))),
        new Assignment(sent, IntegerExpression.of(variables.proposal().element(process))),
        set(variables.unsent(process, other), 0));
    program.command(
        "learn from %d".formatted(other),
        isUp().and(IntegerExpression.of(received).equalTo(ConsensusVariables.NONE).not()),
        new Assignment(variables.known(process, other), IntegerExpression.of(received)),
        set(received, ConsensusVariables.NONE));
  }

  /**
   * Adds suspicion. The detector is perfect, and its notice arrives after every message of the
   * crashed process.
   */
  private void addSuspicion(ProgramBuilder program, int other) {
    List<BooleanExpression> guard = new ArrayList<>();
    List<Assignment> effect = new ArrayList<>();
    guard.add(isUp());
    guard.add(BooleanExpression.of(variables.up().element(other)).not());
    guard.add(BooleanExpression.of(variables.suspects(process, other)).not());
    guard.add(
        IntegerExpression.of(variables.propose(other, process)).equalTo(ConsensusVariables.NONE));
    effect.add(set(variables.suspects(process, other), 1));
    for (int third : othersThan(process, other)) {
      guard.add(
          IntegerExpression.of(variables.suspicion(other, process, third))
              .equalTo(ConsensusVariables.NO_MESSAGE));
      effect.add(set(variables.untold(process, third, other), 1));
    }
    program.command("suspect %d".formatted(other), new All(guard), effect);
  }

  private void addTelling(ProgramBuilder program, int other, int subject) {
    StateVariable sent = variables.suspicion(process, other, subject);
    StateVariable received = variables.suspicion(other, process, subject);
    StateVariable known = variables.known(process, subject);
    IntegerExpression told = IntegerExpression.of(received);
    program.command(
        "tell %d of %d".formatted(other, subject),
        isUp().and(BooleanExpression.of(variables.untold(process, other, subject))),
        new Assignment(sent, IntegerExpression.of(known)),
        set(variables.untold(process, other, subject), 0));
    program.command(
        "hear from %d of %d".formatted(other, subject),
        isUp().and(told.equalTo(ConsensusVariables.NO_MESSAGE).not()),
        new Assignment(
            known,
            new Conditional(
                told.atMost(ConsensusVariables.NONE), IntegerExpression.of(known), told)),
        set(variables.heard(process, subject, other), 1),
        set(received, ConsensusVariables.NO_MESSAGE));
  }

  private BooleanExpression mayDecide() {
    List<BooleanExpression> guard = new ArrayList<>();
    guard.add(isUp());
    guard.add(
        IntegerExpression.of(variables.decision().element(process))
            .equalTo(ConsensusVariables.NONE));
    for (int other : othersThan(process)) {
      guard.add(BooleanExpression.of(variables.unsent(process, other)).not());
      guard.add(isKnown(other).or(isSettled(other)));
    }
    return new All(guard);
  }

  private BooleanExpression isKnown(int other) {
    return IntegerExpression.of(variables.known(process, other))
        .equalTo(ConsensusVariables.NONE)
        .not();
  }

  /**
   * Whether {@code other} is suspected, and all processes that might know its value have reported
   * on it. As printed its own suspicion is enough: one that another process reports tells the value
   * or, if it is empty, is dismissed.
   */
  private BooleanExpression isSettled(int other) {
    BooleanExpression suspected = BooleanExpression.of(variables.suspects(process, other));
    if (printed) {
      return suspected;
    }
    List<BooleanExpression> parts = new ArrayList<>();
    parts.add(suspected);
    for (int third : othersThan(process, other)) {
      parts.add(
          BooleanExpression.of(variables.suspects(process, third))
              .or(BooleanExpression.of(variables.heard(process, other, third))));
    }
    return new All(parts);
  }

  /** The decision for the least known value. */
  private Assignment decision() {
    List<BooleanExpression> zeros = new ArrayList<>();
    zeros.add(IntegerExpression.of(variables.proposal().element(process)).equalTo(0));
    for (int other : othersThan(process)) {
      zeros.add(IntegerExpression.of(variables.known(process, other)).equalTo(0));
    }
    return new Assignment(
        variables.decision().element(process),
        new Conditional(new Any(zeros), IntegerExpression.of(0), IntegerExpression.of(1)));
  }

  private int[] othersThan(int... excluded) {
    return IntStream.rangeClosed(1, n)
        .filter(one -> IntStream.of(excluded).noneMatch(other -> other == one))
        .toArray();
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
