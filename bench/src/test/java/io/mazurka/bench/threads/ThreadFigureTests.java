package io.mazurka.bench.threads;

import static org.assertj.core.api.Assertions.assertThat;

import io.mazurka.gallery.threads.FileSystem;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;

/** A small figure. */
final class ThreadFigureTests {

  private static ThreadFigure figure() {
    ThreadFigure figure = new ThreadFigure(new FileSystem(), 3, 1_000);
    figure.measure(60);
    return figure;
  }

  @Test
  void transitionsAreCountedUpToTheLimit() {
    assertThat(figure().markdown())
        .contains("| 2 | – | 80 | 144 | 80 | 28 | 18 | 24 | 18 | 16 | 16 | 16 |")
        .contains("| 3 | – | 728 | – | 728 | 96 | 40 | 78 | 40 | 24 | 24 | 24 |");
  }

  /** Figure 5 of the paper takes all accesses for conflicts, which makes no difference here. */
  @Test
  void figuresOfThePaperHaveItsDynamicReduction() {
    assertThat(new PublishedFigures(1_000, 60).filesystem())
        .contains("| threads | published: dynamic | none |")
        .contains("| dynamic, figure 5 | dynamic, sleep sets | optimal |")
        .contains("| 2 | one path | – | 80 | 144 | 80 | 28 | 18 | 24 | 18 | 16 | 16 | 16 |")
        .contains("| 14 | several |");
  }

  @Test
  void everyMethodIsDrawn() throws Exception {
    byte[] svg = figure().svg().getBytes(StandardCharsets.UTF_8);

    assertThat(
            DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(svg))
                .getElementsByTagName("polyline")
                .getLength())
        .isEqualTo(2 * ThreadMethod.all().size());
  }
}
