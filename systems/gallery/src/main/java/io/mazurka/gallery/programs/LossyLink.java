package io.mazurka.gallery.programs;

import io.mazurka.expressions.tree.BooleanExpression;
import io.mazurka.expressions.tree.IntegerExpression;
import io.mazurka.expressions.variables.StateVariable;
import io.mazurka.guarded.GuardedModel;
import io.mazurka.guarded.program.Assignment;
import io.mazurka.guarded.program.Program;
import io.mazurka.guarded.program.ProgramBuilder;
import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.model.Model;
import io.mazurka.kernel.model.Parameter;
import java.util.List;
import java.util.Map;

/**
 * A sender that repeats a value until it is acknowledged, and a receiver. Their two channels have
 * room for one message each and lose messages, but not too many in a row. A subclass decides
 * whether a bit distinguishes a repeated message from a new one (Bartlett, Scantlebury and
 * Wilkinson 1969).
 */
abstract class LossyLink implements Model {

  private static final int READY = 0;
  private static final int SENDING = 1;

  private final boolean alternates;

  LossyLink(boolean alternates) {
    this.alternates = alternates;
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("losses", 1, 0, 1_000));
  }

  @Override
  public Checkable create(Arguments arguments) {
    return model(arguments.get("losses"));
  }

  /** The link, whose channels lose at most {@code losses} messages in a row. */
  public GuardedModel model(int losses) {
    return new Link(losses).build();
  }

  /** The variables of one instance; zero in a channel means that it is empty. */
  private final class Link {
    private final ProgramBuilder program = Program.named(name());
    private final int losses;
    private final StateVariable sender = program.variable("sender", 2, READY);
    private final StateVariable value = program.variable("value", 2, 0);
    private final StateVariable sent = program.variable("sent", 2, 0);
    private final StateVariable data = program.variable("data", 5, 0);
    private final StateVariable answer = program.variable("answer", 3, 0);
    private final StateVariable expected = program.variable("expected", 2, 0);
    private final StateVariable owes = program.variable("owes", 2, 0);
    private final StateVariable accepted = program.variable("accepted", 3, 0);
    private final StateVariable lostData;
    private final StateVariable lostAnswers;

    Link(int losses) {
      this.losses = losses;
      this.lostData = program.variable("lostData", losses + 1, 0);
      this.lostAnswers = program.variable("lostAnswers", losses + 1, 0);
    }

    GuardedModel build() {
      addSender();
      addReceiver();
      program.process("medium");
      addLoss("loseData", data, lostData);
      addLoss("loseAnswer", answer, lostAnswers);
      BooleanExpression sound = is(accepted, 0).or(is(owes, 1));
      return GuardedModel.of(program.build(), Map.of("accepted while answering", sound))
          .proposition("received0", is(accepted, 1))
          .proposition("received1", is(accepted, 2))
          .proposition("sending", is(sender, SENDING));
    }

    private int bits() {
      return alternates ? 2 : 1;
    }

    private void addSender() {
      program.process("sender");
      for (int next = 0; next < 2; next++) {
        program.command("take" + next, is(sender, READY), set(value, next), set(sender, SENDING));
      }
      for (int bit = 0; bit < bits(); bit++) {
        for (int now = 0; now < 2; now++) {
          program.command(
              "send" + bit + now,
              is(sender, SENDING).and(is(value, now)).and(is(sent, bit)).and(is(data, 0)),
              set(data, message(bit, now)));
        }
        for (int acknowledged = 0; acknowledged < bits(); acknowledged++) {
          BooleanExpression comes = is(answer, 1 + acknowledged).and(is(sent, bit));
          if (acknowledged == bit) {
            program.command(
                "done" + bit,
                comes.and(is(sender, SENDING)),
                set(answer, 0),
                set(lostAnswers, 0),
                set(sent, (bit + 1) % bits()),
                set(sender, READY),
                set(value, 0));
            program.command(
                "late" + bit, comes.and(is(sender, READY)), set(answer, 0), set(lostAnswers, 0));
          } else {
            program.command("old" + bit, comes, set(answer, 0), set(lostAnswers, 0));
          }
        }
      }
    }

    private void addReceiver() {
      program.process("receiver");
      for (int bit = 0; bit < bits(); bit++) {
        for (int now = 0; now < 2; now++) {
          BooleanExpression comes = is(data, message(bit, now)).and(is(owes, 0));
          program.command(
              "accept" + bit + now,
              comes.and(is(expected, bit)),
              set(data, 0),
              set(lostData, 0),
              set(accepted, 1 + now),
              set(expected, (bit + 1) % bits()),
              set(owes, 1));
          if (alternates) {
            program.command(
                "again" + bit + now,
                comes.and(is(expected, 1 - bit)),
                set(data, 0),
                set(lostData, 0),
                set(owes, 1));
          }
        }
        program.command(
            "answer" + bit,
            is(owes, 1).and(is(answer, 0)).and(is(expected, (bit + 1) % bits())),
            set(answer, 1 + bit),
            set(owes, 0),
            set(accepted, 0));
      }
    }

    private void addLoss(String name, StateVariable channel, StateVariable lost) {
      if (losses > 0) {
        IntegerExpression before = IntegerExpression.of(lost);
        program.command(
            name,
            is(channel, 0).not().and(before.atMost(losses - 1)),
            set(channel, 0),
            new Assignment(lost, before.plus(IntegerExpression.of(1))));
      }
    }
  }

  private static int message(int bit, int value) {
    return 1 + 2 * bit + value;
  }

  private static BooleanExpression is(StateVariable variable, int value) {
    return IntegerExpression.of(variable).equalTo(value);
  }

  private static Assignment set(StateVariable variable, long value) {
    return new Assignment(variable, IntegerExpression.of(value));
  }
}
