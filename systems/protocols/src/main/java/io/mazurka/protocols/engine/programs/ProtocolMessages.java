package io.mazurka.protocols.engine.programs;

import io.mazurka.kernel.delivery.MessageSystem;
import io.mazurka.kernel.delivery.SentMessage;
import io.mazurka.kernel.delivery.Taking;
import io.mazurka.kernel.delivery.Takings;
import io.mazurka.kernel.formula.FairChannels;
import io.mazurka.kernel.table.ObjectMemo;
import io.mazurka.kernel.value.ValueText;
import io.mazurka.protocols.engine.programs.ViewStep.Stimulus;
import io.mazurka.protocols.engine.views.Layout;
import io.mazurka.protocols.engine.views.ProcessComponent;
import io.mazurka.protocols.engine.views.WholeViews;
import io.mazurka.protocols.options.Mishap;
import io.mazurka.protocols.roles.StepDefinition;
import java.util.ArrayList;
import java.util.List;

/**
 * The messages that the steps of a protocol take. Lies are not among them: nobody has to tell one,
 * so nobody has to hear it.
 */
final class ProtocolMessages implements MessageSystem {

  /** What a step in which time passes takes. */
  private static final Taking NOTHING = new Taking(List.of(), List.of(), true);

  private final Layout layout;
  private final WholeViews views;
  private final StepEnumerator enumerator;
  private final TransitionNumbers transitions;
  private final ProtocolSystem system;

  /** Per process, the steps of its views. */
  private final List<ObjectMemo<List<TakingStep>>> steps = new ArrayList<>();

  /**
   * A step of a view.
   *
   * @param charges the budgets from which it takes, as bits
   * @param arrivals what must find room
   */
  private record TakingStep(Taking taking, int charges, List<Stimulus> arrivals) {}

  ProtocolMessages(
      Layout layout,
      StepEnumerator enumerator,
      TransitionNumbers transitions,
      ProtocolSystem system) {
    this.layout = layout;
    this.views = new WholeViews(layout);
    this.enumerator = enumerator;
    this.transitions = transitions;
    this.system = system;
    for (ProcessComponent process : layout.processes()) {
      steps.add(new ObjectMemo<>(view -> steps(process, view)));
    }
  }

  private List<TakingStep> steps(ProcessComponent process, int view) {
    return enumerator.steps(process, view).stream()
        .filter(step -> !transitions.get(step.transition()).passes())
        .map(step -> new TakingStep(taking(process, step), step.charges(), step.arrivals()))
        .toList();
  }

  private Taking taking(ProcessComponent process, ViewStep step) {
    ProtocolTransition transition = transitions.get(step.transition());
    StepDefinition definition = transition.step();
    boolean delivered = enumerator.delivers() && definition != null;
    List<SentMessage> taken =
        step.consumed().stream()
            .filter(letter -> !process.isLasting(letter))
            .map(letter -> message(process, letter, delivered))
            .distinct()
            .toList();
    Mishap mishap = definition == null ? null : definition.mishap();
    boolean dutiful = !transition.isMishap();
    if (mishap == Mishap.LOSS) {
      return new Taking(List.of(), taken, dutiful);
    }
    return new Taking(mishap == Mishap.DUPLICATION ? List.of() : taken, List.of(), dutiful);
  }

  private SentMessage message(ProcessComponent recipient, int letter, boolean delivered) {
    int sender = recipient.letters().sender(letter);
    return new SentMessage(
        FairChannels.number(sender, recipient.process().index(), layout.processes().size()),
        letter,
        delivered,
        "%s from %s to %s%s"
            .formatted(
                ValueText.of(recipient.letters().content(letter)),
                layout.processes().get(sender).name(),
                recipient.name(),
                delivered ? ", delivered" : ""));
  }

  @Override
  public Takings takings() {
    return new Reader();
  }

  /**
   * Lists the steps of a state in the order of the cursors: process by process, and last those in
   * which time passes, which take nothing.
   */
  private final class Reader implements Takings {

    private final List<Taking> taken = new ArrayList<>();

    @Override
    public void load(int[] state) {
      taken.clear();
      int exhausted = system.exhausted(state);
      for (int process = 0; process < steps.size(); process++) {
        for (TakingStep step : steps.get(process).of(views.view(process, state))) {
          if ((step.charges() & exhausted) == 0 && system.fits(step.arrivals(), state)) {
            taken.add(step.taking());
          }
        }
      }
    }

    @Override
    public Taking of(int step) {
      return step < taken.size() ? taken.get(step) : NOTHING;
    }
  }
}
