package io.mazurka.examples.classes;

/** Two clerks move money between two accounts, in opposite directions. */
public final class CrossedTransfers implements Runnable {

  private final Accounts accounts = new Accounts();

  @Override
  public void run() {
    Thread clerk =
        new Thread(
            () -> accounts.transferHastily(accounts.first(), accounts.second()), "other clerk");
    clerk.start();
    accounts.transferHastily(accounts.second(), accounts.first());
  }
}
