package io.mazurka.gallery.threads;

import io.mazurka.threads.objects.Mutex;
import io.mazurka.threads.objects.Scope;
import io.mazurka.threads.objects.SharedArray;
import io.mazurka.threads.operations.Next;
import java.util.List;

/**
 * Threads that each give an inode a free disk block, under locks (Flanagan and Godefroid 2005,
 * figure 7, after the Frangipani file system). Up to thirteen of them never compete for a block.
 */
public final class FileSystem extends ScalableProgram {

  private static final int BLOCKS = 26;
  private static final int INODES = 32;

  /** The location of a thread in its code. */
  enum At {
    LOCK_INODE,
    READ_INODE,
    LOCK_BLOCK,
    READ_BUSY,
    WRITE_BUSY,
    WRITE_INODE,
    UNLOCK_TAKEN_BLOCK,
    UNLOCK_BUSY_BLOCK,
    UNLOCK_INODE,
    DONE
  }

  /** A thread at a location in its code, which looks at block {@code b}. */
  record Local(At at, int b) {

    Local at(At place) {
      return new Local(place, b);
    }
  }

  /** A model is made without arguments, so that its class name is enough to check it. */
  public FileSystem() {
    super("filesystem", "threads give inodes free disk blocks, each under its lock", 14, 1, 26);
  }

  @Override
  void declare(Scope scope, int n) {
    List<Mutex> inodeLocks = scope.mutexes("locki", INODES);
    SharedArray<Integer> inode = scope.array("inode", INODES, 0);
    List<Mutex> blockLocks = scope.mutexes("lockb", BLOCKS);
    SharedArray<Boolean> busy = scope.array("busy", BLOCKS, false);
    for (int tid = 1; tid <= n; tid++) {
      int i = tid % INODES;
      scope.<Local>thread(
          "thread-" + tid,
          new Local(At.LOCK_INODE, i * 2 % BLOCKS),
          local ->
              switch (local.at()) {
                case LOCK_INODE -> inodeLocks.get(i).locking().to(local.at(At.READ_INODE));
                case READ_INODE ->
                    inode
                        .at(i)
                        .reading()
                        .then(block -> local.at(block == 0 ? At.LOCK_BLOCK : At.UNLOCK_INODE));
                case LOCK_BLOCK -> blockLocks.get(local.b()).locking().to(local.at(At.READ_BUSY));
                case READ_BUSY ->
                    busy.at(local.b())
                        .reading()
                        .then(taken -> local.at(taken ? At.UNLOCK_BUSY_BLOCK : At.WRITE_BUSY));
                case WRITE_BUSY -> busy.at(local.b()).writing(true).to(local.at(At.WRITE_INODE));
                case WRITE_INODE ->
                    inode.at(i).writing(local.b() + 1).to(local.at(At.UNLOCK_TAKEN_BLOCK));
                case UNLOCK_TAKEN_BLOCK ->
                    blockLocks.get(local.b()).unlocking().to(local.at(At.UNLOCK_INODE));
                case UNLOCK_BUSY_BLOCK ->
                    blockLocks
                        .get(local.b())
                        .unlocking()
                        .to(new Local(At.LOCK_BLOCK, (local.b() + 1) % BLOCKS));
                case UNLOCK_INODE -> inodeLocks.get(i).unlocking().to(local.at(At.DONE));
                case DONE -> Next.end();
              });
    }
  }
}
