package io.mazurka.cluster.job;

/**
 * Decides to which other partitions a reduced set of steps may lead, and with which history. A
 * history is the set of partitions that a search has left. Several partitions share a bit of the
 * history, so that it fits into one long.
 */
public final class Crossings {

  /** One bit of a history is needed to say that a state was expanded fully. */
  private static final int MOST_GROUPS = 63;

  private final Proviso proviso;
  private final int partition;
  private final int groups;

  private Crossings(Proviso proviso, int partition, int groups) {
    this.proviso = proviso;
    this.partition = partition;
    this.groups = groups;
  }

  public static Crossings of(Proviso proviso, int partition, int partitions) {
    return new Crossings(proviso, partition, Math.min(MOST_GROUPS, partitions));
  }

  private long group(int of) {
    return 1L << of % groups;
  }

  /** Whether a search with this history may go on in another partition. */
  public boolean allow(long history, int other) {
    return switch (proviso) {
      case BORDER, FRAGMENT -> false;
      case ORDER -> other < partition;
      case HISTORY -> ((history | group(partition)) & group(other)) == 0;
    };
  }

  /** The history of a search that leaves this partition. */
  public long leaving(long history) {
    return proviso == Proviso.HISTORY ? history | group(partition) : 0;
  }
}
