package io.mazurka.classes.buggy;

/** An account in static fields: one of its methods forgets the lock. */
final class BankAccount {

  private static final Object LOCK = new Object();

  private static int balance;

  private BankAccount() {}

  static final class Broken implements Runnable {

    @Override
    public void run() {
      balance = 10;
      Threads.both(BankAccount::deposit, () -> balance -= 5);
      assert balance == 8 : "balance is " + balance;
    }
  }

  static final class Mended implements Runnable {

    @Override
    public void run() {
      balance = 10;
      Threads.both(BankAccount::deposit, BankAccount::withdraw);
      assert balance == 8 : "balance is " + balance;
    }
  }

  private static void deposit() {
    synchronized (LOCK) {
      balance += 3;
    }
  }

  private static void withdraw() {
    synchronized (LOCK) {
      balance -= 5;
    }
  }
}
