package io.mazurka.cli;

/**
 * A mistake at the beginning of very many executions, where a search that goes back from the end
 * comes last: who reads too early starts a thread that fails.
 */
public final class EarlyReader implements Runnable {

  private static final int TURNS = 8;

  private volatile boolean ready;
  private volatile int noise;

  @Override
  public void run() {
    Thread writer = new Thread(this::write, "writer");
    Thread reader = new Thread(this::read, "reader");
    writer.start();
    reader.start();
  }

  private void write() {
    ready = true;
    makeNoise();
  }

  private void read() {
    if (!ready) {
      new Thread(EarlyReader::fail, "mourner").start();
    }
    makeNoise();
  }

  private void makeNoise() {
    for (int turn = 0; turn < TURNS; turn++) {
      noise = noise + 1;
    }
  }

  private static void fail() {
    throw new IllegalStateException("too early");
  }
}
