package io.mazurka.site;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The site of this project, with a small gallery. */
final class SiteTests {

  private static final Path ROOT = Path.of("../..");
  private static final Pattern REFERENCE = Pattern.compile("<[^>]* (?:href|src)=\"([^\"]*)\"");
  private static final Pattern LOADED =
      Pattern.compile("<(?:img|script|link|iframe)[^>]* (?:href|src)=\"([^\"]*)\"");

  @TempDir static Path out;

  @BeforeAll
  static void write() throws IOException {
    new Site(ROOT, GalleryChapter.of(List.of("paxos", "faulty-paxos", "ab-ba-locks"))).write(out);
  }

  private static List<Path> pages() throws IOException {
    try (Stream<Path> files = Files.walk(out)) {
      return files.filter(file -> file.toString().endsWith(".html")).toList();
    }
  }

  private static List<String> all(Pattern pattern, Path page) throws IOException {
    return pattern.matcher(Files.readString(page)).results().map(found -> found.group(1)).toList();
  }

  /** What a page refers to within the site, without anchors. */
  private static Path target(Path page, String reference) {
    String file = reference.replaceFirst("#.*", "");
    return file.isEmpty() ? page : page.resolveSibling(file).normalize();
  }

  private static boolean isElsewhere(String reference) {
    return reference.matches("(https?|data|mailto):.*");
  }

  @Test
  void everyLinkLeadsToAFileAndEveryAnchorIsThere() throws IOException {
    List<String> broken = new ArrayList<>();
    int followed = 0;
    for (Path page : pages()) {
      for (String reference : all(REFERENCE, page)) {
        if (!isElsewhere(reference)) {
          Path target = target(page, reference);
          int mark = reference.indexOf('#');
          boolean there =
              Files.isRegularFile(target)
                  && (mark < 0
                      || Files.readString(target)
                          .contains("id=\"" + reference.substring(mark + 1) + "\""));
          followed++;
          if (!there) {
            broken.add(out.relativize(page) + " -> " + reference);
          }
        }
      }
    }
    assertThat(broken).isEmpty();
    assertThat(followed).isGreaterThan(1000);
  }

  @Test
  void nothingIsLoadedFromElsewhere() throws IOException {
    for (Path page : pages()) {
      assertThat(all(LOADED, page)).as(page.toString()).noneMatch(one -> one.contains("//"));
    }
    assertThat(Files.readString(out.resolve("site.css"))).doesNotContain("url(", "@import");
    assertThat(Files.readString(out.resolve("search.js"))).doesNotContain("http", "import");
  }

  @Test
  void everyPageIsReachedFromTheFirst() throws IOException {
    Set<Path> reached = new HashSet<>();
    Deque<Path> open = new ArrayDeque<>(List.of(out.resolve("index.html")));
    while (!open.isEmpty()) {
      Path page = open.pop();
      if (page.toString().endsWith(".html") && reached.add(page)) {
        for (String reference : all(REFERENCE, page)) {
          if (!isElsewhere(reference)) {
            open.push(target(page, reference));
          }
        }
      }
    }
    assertThat(reached).containsAll(pages());
    assertThat(reached).contains(out.resolve("docs/decisions/explorer.html"));
  }

  @Test
  void navigationListsTheChaptersOfTheMap() throws IOException {
    assertThat(Files.readString(out.resolve("docs/guides/classes.html")))
        .containsSubsequence(
            "<p>Tutorials</p>",
            "href=\"../tutorials/first-protocol.html\"",
            "<p>Guides</p>",
            "href=\"classes.html\" aria-current=\"page\"",
            "<p>Reference</p>",
            "href=\"../reference/guarantees.html\"",
            "<p>Internals</p>",
            "href=\"../../engine/lpor/index.html\"",
            "<p>Project</p>",
            "href=\"../../CONTRIBUTING.html\"");
  }

  @Test
  void galleryShowsVerdictsAndPictures() throws IOException {
    assertThat(Files.readString(out.resolve("gallery.html")))
        .contains(
            "<h2 id=\"faulty-paxos\">",
            "agreement is violated after 14 steps",
            "<img src=\"gallery/paxos.svg\"",
            "126 states were explored");
    assertThat(out.resolve("gallery/ab-ba-locks.svg")).content().startsWith("<svg");
  }

  @Test
  void everyPassageCanBeFound() throws IOException {
    assertThat(Files.readString(out.resolve("search-index.js")))
        .startsWith("globalThis.passages = [{")
        .contains(
            "\"page\":\"Simulation\",\"heading\":\"Strategies\",\"address\":\"docs/guides/simulation.html#strategies\"");
  }

  @Test
  void linksStandInTheTextAsReadersSeeThem() {
    SitePage page =
        SitePage.parsed(
            "a.md",
            "# A\n\nSee [the *guide*](guide.md), `x`\nand\n\n| b | c |\n|---|---|\n| d | e |\n");
    assertThat(page.passages())
        .containsExactly(new SitePage.Passage("A", "a", "See the guide, x and b c d e"));
  }
}
