package io.mazurka.kernel.reduction;

/**
 * A selector that forwards all questions to another selector; subclasses add how to choose steps.
 */
abstract class ForwardingSelector implements Selector {

  private final Selector selector;

  ForwardingSelector(Selector selector) {
    this.selector = selector;
  }

  /** The selector that questions are forwarded to. */
  final Selector selector() {
    return selector;
  }

  @Override
  public final boolean mayCycle() {
    return selector.mayCycle();
  }

  @Override
  public final boolean mayRepeat(int transition) {
    return selector.mayRepeat(transition);
  }

  @Override
  public final boolean isInvisible(int transition) {
    return selector.isInvisible(transition);
  }

  @Override
  public final long work() {
    return selector.work();
  }

  @Override
  public void takeIn(Selector colleague) {
    if (colleague instanceof ForwardingSelector other) {
      selector.takeIn(other.selector);
    }
  }

  @Override
  public void chooseAs(Selector veteran) {
    if (veteran instanceof ForwardingSelector other) {
      selector.chooseAs(other.selector);
    }
  }

  @Override
  public final int[] learned() {
    return selector.learned();
  }

  @Override
  public void recall(int[] learned) {
    selector.recall(learned);
  }
}
