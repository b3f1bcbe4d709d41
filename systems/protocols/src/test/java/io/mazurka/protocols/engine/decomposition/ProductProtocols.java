package io.mazurka.protocols.engine.decomposition;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.Snapshot;
import io.mazurka.protocols.engine.decomposition.ProductPlan.About;
import io.mazurka.protocols.engine.decomposition.ProductPlan.Spoiler;
import io.mazurka.protocols.engine.decomposition.ProductPlan.StepPlan;
import io.mazurka.protocols.engine.decomposition.ProductPlan.Talk;
import io.mazurka.protocols.roles.Effect;
import io.mazurka.protocols.roles.ProcessId;
import io.mazurka.protocols.roles.Role;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Makes protocols of plans: with cells in one local state, or with a role for each cell. */
final class ProductProtocols {

  private static final List<String> NAMES = List.of("x", "y");

  record Cell(int place, Optional<ProcessId> met) {}

  /** The cells of a process; a single one if each has a role. */
  record Local(Cell first, List<Cell> others) {

    static Local of(List<Cell> cells) {
      return new Local(cells.get(0), List.copyOf(cells.subList(1, cells.size())));
    }

    Cell cell(int number) {
      return number == 0 ? first : others.get(number - 1);
    }

    Local with(int number, Cell cell) {
      List<Cell> cells = new ArrayList<>();
      for (int index = 0; index <= others.size(); index++) {
        cells.add(index == number ? cell : cell(index));
      }
      return of(cells);
    }
  }

  record Note(int talk, Optional<ProcessId> about) {}

  private final ProductPlan plan;
  private final boolean apart;
  private final ProtocolBuilder protocol;

  /** By role of the plan and cell, the role; all cells have the same one if they are together. */
  private final List<List<Role<Local>>> roles = new ArrayList<>();

  private ProductProtocols(ProductPlan plan, boolean apart) {
    this.plan = plan;
    this.apart = apart;
    this.protocol = Protocol.named(apart ? "apart" : "together").channels(plan.channels());
  }

  /** With several cells in a local state. */
  static Protocol together(ProductPlan plan) {
    return new ProductProtocols(plan, false).build();
  }

  /** With a role for each cell; needs a plan that nothing spoils. */
  static Protocol apart(ProductPlan plan) {
    return new ProductProtocols(plan, true).build();
  }

  private Protocol build() {
    for (int role = 0; role < 2; role++) {
      addRoles(role);
    }
    for (int number = 0; number < plan.steps().size(); number++) {
      addStep(number, plan.steps().get(number));
    }
    if (plan.spoiler() == Spoiler.STARTS) {
      Role<Local> first = roles.get(0).get(0);
      protocol.initially(start -> {});
      protocol.initially(
          start -> {
            for (int number = 1; number <= first.size(); number++) {
              start.set(first, number, fresh(0, -1, cell(1)));
            }
          });
    }
    addClaim();
    return protocol.build();
  }

  private static Cell cell(int place) {
    return new Cell(place, Optional.empty());
  }

  private void addRoles(int role) {
    List<Role<Local>> own = new ArrayList<>();
    int size = plan.sizes().get(role);
    if (apart) {
      for (int part = 0; part < plan.parts().get(role); part++) {
        int number = part;
        own.add(
            protocol.roleOf(
                NAMES.get(role) + part + "n",
                size,
                member -> fresh(role, number, cell(isAhead(role, number, member.number())))));
      }
      protocol.composite(NAMES.get(role), own.toArray(Role<?>[]::new));
    } else {
      Role<Local> all =
          protocol.roleOf(
              NAMES.get(role),
              size,
              member -> fresh(role, -1, cell(0)).with(0, cell(isAhead(role, 0, member.number()))));
      for (int part = 0; part < plan.parts().get(role); part++) {
        own.add(all);
      }
    }
    roles.add(own);
  }

  private int isAhead(int role, int part, int number) {
    return plan.ahead() && role == 0 && part == 0 && number == 1 ? 1 : 0;
  }

  /** A local state with this cell, or of this cell for all of its cells. */
  private Local fresh(int role, int part, Cell cell) {
    List<Cell> cells = new ArrayList<>();
    for (int each = 0; each < (part >= 0 ? 1 : plan.parts().get(role)); each++) {
      cells.add(cell);
    }
    return Local.of(cells);
  }

  private int place(int part) {
    return apart ? 0 : part;
  }

  private void addStep(int number, StepPlan step) {
    boolean spoilt = number == 0 && plan.parts().get(step.role()) > 1;
    Spoiler spoiler = spoilt ? plan.spoiler() : Spoiler.NONE;
    addStep("s" + number, step, spoiler, step.part());
    if (spoiler == Spoiler.SENDS_TWICE || (spoiler == Spoiler.HEARS_TWICE && step.heard() >= 0)) {
      addStep("again", step, Spoiler.NONE, (step.part() + 1) % plan.parts().get(step.role()));
    }
  }

  private void addStep(String name, StepPlan step, Spoiler spoiler, int part) {
    Role<Local> role = roles.get(step.role()).get(part);
    int own = place(part);
    int other = (own + 1) % plan.parts().get(step.role());
    if (step.heard() < 0) {
      var draft = role.step(name).when(self -> isPossible(self, step, spoiler, own, other));
      if (step.told() >= 0) {
        draft = draft.sends(Note.class, to(step));
      }
      draft.then((self, me) -> effect(self, step, spoiler, own, other, List.of(), me));
      return;
    }
    Talk heard = plan.talks().get(step.heard());
    Role<Local> from = roles.get(heard.from()).get(heard.fromPart());
    int others = plan.sizes().get(heard.from()) - (heard.from() == step.role() ? 1 : 0);
    if (Math.min(step.count(), others) > 1) {
      var draft =
          role.step(name)
              .onQuorum(step.count(), Note.class, from)
              .when(
                  (self, notes, me) ->
                      notes.allMatch(note -> note.talk() == step.heard())
                          && isPossible(self, step, spoiler, own, other));
      if (step.told() >= 0) {
        draft = draft.sends(Note.class, to(step));
      }
      draft.then((self, notes, me) -> effect(self, step, spoiler, own, other, List.of(), me));
      return;
    }
    var draft =
        role.step(name)
            .on(Note.class, from)
            .when(
                (self, note) ->
                    note.talk() == step.heard() && isPossible(self, step, spoiler, own, other));
    if (step.told() >= 0) {
      draft = step.reply() ? draft.replies(Note.class) : draft.sends(Note.class, to(step));
    }
    draft.then(
        (self, note, sender, me) ->
            effect(
                self,
                step,
                spoiler,
                own,
                other,
                step.remember() || note.about().isEmpty()
                    ? List.of(sender)
                    : List.of(sender, note.about().get()),
                me));
  }

  private Role<Local> to(StepPlan step) {
    Talk told = plan.talks().get(step.told());
    return roles.get(told.to()).get(told.toPart());
  }

  private boolean isPossible(Local self, StepPlan step, Spoiler spoiler, int own, int other) {
    return self.cell(own).place() == step.from()
        && (spoiler != Spoiler.READS || self.cell(other).place() == 0)
        && (spoiler != Spoiler.READS_MEETING || self.cell(other).met().isEmpty());
  }

  /**
   * @param known the sender of a message, and whom it is about if that is to be remembered
   */
  private Effect<Local> effect(
      Local self,
      StepPlan step,
      Spoiler spoiler,
      int own,
      int other,
      List<ProcessId> known,
      ProcessId me) {
    Optional<ProcessId> met = self.cell(own).met();
    Optional<ProcessId> now =
        known.isEmpty() || plan.forgetful() ? met : Optional.of(known.get(known.size() - 1));
    Local next = self.with(own, new Cell(step.to(), now));
    if (spoiler == Spoiler.WRITES) {
      next = next.with(other, new Cell(2, self.cell(other).met()));
    }
    Effect<Local> effect = become(next);
    if (step.told() < 0) {
      return effect;
    }
    Optional<ProcessId> about =
        plan.forgetful()
            ? Optional.empty()
            : step.about() == About.ME
                ? Optional.of(me)
                : step.about() == About.MET
                    ? met
                    : step.about() == About.SENDER && !known.isEmpty()
                        ? Optional.of(known.get(0))
                        : Optional.empty();
    Note note = new Note(step.told(), about);
    if (step.reply()) {
      return effect.reply(note);
    }
    int mine = apart ? numberOf(step, me) : -1;
    for (ProcessId recipient : to(step).members()) {
      Talk told = plan.talks().get(step.told());
      boolean counterpart =
          apart && told.to() == step.role() && to(step).members().indexOf(recipient) == mine;
      if (!recipient.equals(me) && !counterpart) {
        effect = effect.send(recipient, note);
      }
    }
    return effect;
  }

  private int numberOf(StepPlan step, ProcessId me) {
    return roles.get(step.role()).get(step.part()).members().indexOf(me);
  }

  private void addClaim() {
    Role<Local> one = roles.get(0).get(0);
    Role<Local> other = roles.get(0).get(1);
    int second = place(1);
    int bad = plan.place();
    switch (plan.claim()) {
      case ONE -> protocol.invariant("claim").forEach(one, it -> it.cell(0).place() != bad);
      case PAIR ->
          protocol
              .invariant("claim")
              .forEachPair(one, (a, b) -> a.cell(0).place() != bad || b.cell(0).place() != bad);
      case BOTH, COUPLED, CROSSED -> {
        if (apart) {
          protocol.invariant("claim").over(one, other).holds(state -> holds(state, one, other));
        } else if (plan.claim() == ProductPlan.Claim.CROSSED) {
          protocol
              .invariant("claim")
              .forEachPair(
                  one,
                  (a, b) ->
                      holds(false, a.cell(0), b.cell(second))
                          && holds(false, b.cell(0), a.cell(second)));
        } else {
          protocol.invariant("claim").forEach(one, it -> holds(true, it.cell(0), it.cell(second)));
        }
      }
    }
  }

  private boolean holds(Snapshot state, Role<Local> one, Role<Local> other) {
    for (int index = 0; index < one.size(); index++) {
      for (int next = 0; next < one.size(); next++) {
        boolean same = index == next;
        if (same != (plan.claim() == ProductPlan.Claim.CROSSED)
            && !holds(same, state.of(one).get(index).cell(0), state.of(other).get(next).cell(0))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean holds(boolean same, Cell one, Cell other) {
    boolean first = one.place() == plan.place();
    boolean second = other.place() == plan.place();
    return plan.claim() == ProductPlan.Claim.BOTH ? !first && !second : !(first && second);
  }
}
