package io.mazurka.bench.threads;

import io.mazurka.gallery.threads.FileSystem;
import io.mazurka.gallery.threads.Indexer;
import io.mazurka.threads.ThreadModel;

/**
 * Figures 6 and 8 of Flanagan and Godefroid (2005) as tables: what the text says of its figures,
 * which are drawings, then the algorithms of the paper, and last the default.
 *
 * @param transitions a column ends with more than these
 * @param seconds a column ends with a run that takes more than these
 */
public record PublishedFigures(long transitions, double seconds) {

  public String indexer() {
    return markdown(new Indexer(), 15, 11);
  }

  public String filesystem() {
    return markdown(new FileSystem(), 26, 13);
  }

  /**
   * @param onePath up to how many threads dynamic reduction explores a single path
   */
  private String markdown(ThreadModel program, int mostThreads, int onePath) {
    ThreadFigure figure =
        new ThreadFigure(program, mostThreads, transitions, ThreadMethod.published());
    figure.measure(seconds);
    return figure.markdown(
        "published: dynamic", threads -> threads <= onePath ? "one path" : "several");
  }
}
