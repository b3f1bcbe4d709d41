package io.mazurka.examples.classes;

/** Two accounts, each with its lock. */
public final class Accounts {

  /** One of them. */
  public static final class Account {

    private int balance = 10;

    public int balance() {
      return balance;
    }
  }

  private final Account first = new Account();
  private final Account second = new Account();

  public Account first() {
    return first;
  }

  public Account second() {
    return second;
  }

  /**
   * Locks the accounts in the order of the transfer, so that two transfers may wait in a circle.
   */
  public void transferHastily(Account from, Account to) {
    synchronized (from) {
      synchronized (to) {
        move(from, to);
      }
    }
  }

  /** Locks the accounts always in the same order. */
  public void transfer(Account from, Account to) {
    synchronized (first) {
      synchronized (second) {
        move(from, to);
      }
    }
  }

  private static void move(Account from, Account to) {
    from.balance--;
    to.balance++;
  }
}
