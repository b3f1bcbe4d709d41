package io.mazurka.classes.buggy;

/** A ring of two places whose sender does not look whether there is room. */
final class CircularBuffer {

  private CircularBuffer() {}

  private abstract static class Ring implements Runnable {

    private static final int NUMBERS = 3;

    private final int[] places = new int[2];
    private int sent;
    private int received;

    abstract boolean hasRoom(int used);

    private synchronized boolean send(int number) {
      if (!hasRoom(sent - received)) {
        return false;
      }
      places[sent++ % 2] = number;
      return true;
    }

    private synchronized int receive() {
      return received == sent ? 0 : places[received++ % 2];
    }

    @Override
    public void run() {
      Threads.both(
          () -> {
            for (int number = 1; number <= NUMBERS; number++) {
              if (!send(number)) {
                return;
              }
            }
          },
          () -> {
            int last = 0;
            for (int turn = 0; turn < 2; turn++) {
              int number = receive();
              assert number == 0 || number == last + 1 : number + " comes after " + last;
              last = number == 0 ? last : number;
            }
          });
    }
  }

  static final class Broken extends Ring {

    @Override
    boolean hasRoom(int used) {
      return true;
    }
  }

  static final class Mended extends Ring {

    @Override
    boolean hasRoom(int used) {
      return used < 2;
    }
  }
}
