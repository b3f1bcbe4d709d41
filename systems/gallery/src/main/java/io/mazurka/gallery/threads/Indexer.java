package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedArray;
import io.mazurka.threads.operations.Next;

/**
 * Threads that insert messages into a shared hash table (Flanagan and Godefroid 2005, figure 1). Up
 * to eleven of them never collide, which no static analysis can know.
 */
public final class Indexer extends ScalableProgram {

  private static final int SIZE = 128;
  private static final int MAX = 4;

  /** A thread about to try cell {@code h} for its message number {@code m}. */
  record Local(int m, int h) {}

  /** A model is made without arguments, so that its class name is enough to check it. */
  public Indexer() {
    super("indexer", "threads insert messages into a hash table and seldom collide", 12, 1, 26);
  }

  @Override
  void declare(Scope scope, int n) {
    SharedArray<Integer> table = scope.array("table", SIZE, 0);
    for (int tid = 1; tid <= n; tid++) {
      int id = tid;
      scope.<Local>thread("thread-" + id, start(1, id), local -> next(table, local, id));
    }
  }

  private static Next<Local> next(SharedArray<Integer> table, Local local, int tid) {
    if (local.m() > MAX) {
      return Next.end();
    }
    return table
        .at(local.h())
        .comparingAndSetting(0, message(local.m(), tid))
        .then(
            inserted ->
                inserted
                    ? start(local.m() + 1, tid)
                    : new Local(local.m(), (local.h() + 1) % SIZE));
  }

  private static Local start(int m, int tid) {
    return m > MAX ? new Local(m, 0) : new Local(m, message(m, tid) * 7 % SIZE);
  }

  private static int message(int m, int tid) {
    return m * 11 + tid;
  }
}
