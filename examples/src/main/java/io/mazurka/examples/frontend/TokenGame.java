package io.mazurka.examples.frontend;

import io.mazurka.kernel.Changes;
import io.mazurka.kernel.Transition;
import io.mazurka.kernel.model.Checkable;
import io.mazurka.kernel.property.Property.Kind;
import io.mazurka.kernel.property.PropertyCondition;
import io.mazurka.kernel.property.StateEvaluator;
import io.mazurka.kernel.property.StateProperty;
import io.mazurka.kernel.simple.DeterministicSystem;
import io.mazurka.kernel.simple.SimpleInvariant;
import io.mazurka.kernel.simple.SimpleModel;
import io.mazurka.lpor.Relations;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;

/** A board: a slot for each token holds its field. A move takes one token one field further. */
final class TokenGame extends DeterministicSystem implements Relations<Transition> {

  private static final List<String> FIELDS = List.of("bank", "bridge", "meadow", "home");
  private static final int BRIDGE = 1;
  private static final int MOVES = FIELDS.size() - 1;
  private final int tokens;
  private final int careless;

  private TokenGame(int tokens, int careless) {
    super(
        IntStream.range(0, tokens).mapToObj(token -> "token" + (token + 1)).toList(),
        IntStream.range(0, tokens * MOVES).mapToObj(TokenGame::move).toList());
    this.tokens = tokens;
    this.careless = careless;
  }

  /** A game whose first {@code careless} tokens do not look before they step onto the bridge. */
  static Checkable with(int tokens, int careless) {
    TokenGame game = new TokenGame(tokens, careless);
    SimpleInvariant alone =
        new SimpleInvariant(
            "alone on the bridge",
            state -> onBridge(state) <= 1,
            state -> onBridge(state) + " tokens are on the bridge");
    StateProperty arrival = new StateProperty("everybody arrives", Kind.AT_END, new AllHome());
    return new SimpleModel(game, List.of(alone, arrival), game, false);
  }

  private static Transition move(int number) {
    String token = "token" + (number / MOVES + 1);
    return new Transition(number, token, "to " + FIELDS.get(number % MOVES + 1));
  }

  private static long onBridge(int[] state) {
    return Arrays.stream(state).filter(field -> field == BRIDGE).count();
  }

  @Override
  public List<int[]> initialStates() {
    return List.of(new int[tokens]);
  }

  @Override
  public boolean isEnabled(int[] state, int move) {
    int token = move / MOVES;
    boolean looks = move % MOVES + 1 == BRIDGE && token >= careless;
    return state[token] == move % MOVES && !(looks && onBridge(state) > 0);
  }

  @Override
  public void fire(int[] state, int move, Changes changes) {
    changes.set(move / MOVES, move % MOVES + 1);
  }

  @Override
  public String text(int slot, int field) {
    return FIELDS.get(field);
  }

  /** Two tokens step onto the bridge; nothing else is ever in another's way. */
  @Override
  public boolean isDependent(Transition first, Transition second) {
    return enters(first) && enters(second);
  }

  /** A token's move enables its next one, and leaving the bridge lets others onto it. */
  @Override
  public boolean canEnable(Transition first, Transition second) {
    boolean isNext = first.number() + 1 == second.number();
    return enters(second) ? leaves(first) : isNext;
  }

  @Override
  public boolean isVisible(Transition move) {
    return enters(move) || leaves(move);
  }

  private static boolean enters(Transition move) {
    return move.number() % MOVES + 1 == BRIDGE;
  }

  private static boolean leaves(Transition move) {
    return move.number() % MOVES == BRIDGE;
  }

  /** The condition that no token is under way any more. */
  private record AllHome() implements PropertyCondition {

    @Override
    public StateEvaluator evaluator() {
      return state -> Arrays.stream(state).allMatch(field -> field == MOVES);
    }

    @Override
    public boolean isVisible(Transition move) {
      return move.number() % MOVES == MOVES - 1;
    }

    @Override
    public String explain(int[] state) {
      return Arrays.stream(state).filter(field -> field == MOVES).count() + " tokens are at home";
    }
  }
}
