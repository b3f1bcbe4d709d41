package io.mazurka.examples.classes;

/** A buffer that wakes up only one thread, which may be one that can do nothing: a lost wake-up. */
public final class HastyBuffer extends BoundedBuffer {

  public HastyBuffer(int capacity) {
    super(capacity);
  }

  @Override
  @SuppressWarnings("NotifyVsNotifyAll") // this is the mistake
  protected void wakeUp() {
    notify();
  }
}
