package io.mazurka.site;

import io.mazurka.kernel.trace.picture.Markup;
import io.mazurka.site.SiteLayout.Chapter;
import io.mazurka.site.SiteLayout.Entry;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Link;

/**
 * Turns the documentation of a project into static pages. Every Markdown file becomes a page at the
 * same path. Files that the pages link to become pages as well, so that all links work.
 */
final class Site {

  private static final String HOME = "README.md";

  /** The page that lists the other pages, chapter by chapter. */
  private static final String MAP = "docs/README.md";

  /** The sections of the map, in the order of the navigation. */
  private static final List<String> CHAPTERS =
      List.of("Tutorials", "Guides", "Reference", "Internals", "Project");

  private static final List<String> OTHERS =
      List.of(
          HOME,
          "CONTRIBUTING.md",
          "CHANGELOG.md",
          "SECURITY.md",
          "bench/README.md",
          "engine/lpor/README.md");
  private static final List<String> ASSETS = List.of("site.css", "search.js");

  private final Path root;
  private final GalleryChapter gallery;

  Site(Path root, GalleryChapter gallery) {
    this.root = root;
    this.gallery = gallery;
  }

  /** Writes all pages; returns their number. */
  int write(Path out) throws IOException {
    List<SitePage> pages = pages();
    SiteLinks links = new SiteLinks(root);
    SearchIndex index = new SearchIndex();
    pages.forEach(index::add);
    pages.forEach(links::rewrite);
    SiteLayout layout = new SiteLayout(chapters(pages));
    int written = 0;
    for (SitePage page : pages) {
      String address = SiteLinks.address(page.path());
      save(out, address, layout.page(address, page.title(), page.html()));
      written++;
    }
    for (String file = links.nextListed(); file != null; file = links.nextListed()) {
      String address = links.shown(file);
      save(out, address, layout.page(address, file, listing(file, links)));
      written++;
    }
    for (String picture : links.pictures()) {
      String drawn = gallery.pictures().get(picture);
      if (drawn == null) {
        copy(root.resolve(picture), out.resolve(picture));
      } else {
        save(out, picture, drawn);
      }
    }
    save(out, "search-index.js", index.script());
    for (String asset : ASSETS) {
      try (InputStream in = Objects.requireNonNull(Site.class.getResourceAsStream(asset))) {
        Files.copy(in, out.resolve(asset), StandardCopyOption.REPLACE_EXISTING);
      }
    }
    return written;
  }

  /** All pages; the page of the project comes first. */
  private List<SitePage> pages() throws IOException {
    List<SitePage> pages = new ArrayList<>();
    List<String> files = new ArrayList<>(OTHERS);
    for (String folder : List.of("docs", "bench/results")) {
      files.addAll(below(folder).stream().filter(file -> file.endsWith(".md")).toList());
    }
    for (String file : files) {
      pages.add(SitePage.parsed(file, Files.readString(root.resolve(file))));
    }
    pages.add(SitePage.parsed(GalleryChapter.FILE, gallery.text()));
    return pages;
  }

  /** The pages that the map lists, after the page of the project, the gallery and the Javadoc. */
  private static List<Chapter> chapters(List<SitePage> pages) {
    SitePage map = pages.stream().filter(page -> page.path().equals(MAP)).findFirst().orElseThrow();
    List<Chapter> chapters = new ArrayList<>();
    chapters.add(
        new Chapter(
            "Mazurka",
            List.of(
                new Entry("Overview", SiteLinks.address(HOME)),
                new Entry(map.title(), SiteLinks.address(MAP)),
                new Entry("Gallery with pictures", SiteLinks.address(GalleryChapter.FILE)),
                new Entry("Javadoc", ApiPages.FIRST))));
    for (String title : CHAPTERS) {
      List<Entry> entries = new ArrayList<>();
      map.visitSection(
          title,
          new AbstractVisitor() {
            @Override
            public void visit(Link link) {
              entries.add(
                  new Entry(SitePage.text(link), SiteLinks.resolved(MAP, link.getDestination())));
            }
          });
      chapters.add(new Chapter(title, entries));
    }
    return chapters;
  }

  /** The content of a file, or the list of files of a directory. */
  private String listing(String file, SiteLinks links) throws IOException {
    Markup content = new Markup();
    content.element("h1", file);
    if (!Files.isDirectory(root.resolve(file))) {
      return content.element("pre", Files.readString(root.resolve(file))).toString();
    }
    content.open("ul");
    for (String one : below(file)) {
      String there = SiteLinks.relative(file + "/index.html", links.shown(one));
      content
          .open("li")
          .open("a", "href", there)
          .text(one.substring(file.length() + 1))
          .close()
          .close();
    }
    return content.close().toString();
  }

  /** The files in a directory and below it, without build results. */
  private List<String> below(String directory) throws IOException {
    try (Stream<Path> files = Files.walk(root.resolve(directory))) {
      return files
          .filter(Files::isRegularFile)
          .map(file -> root.relativize(file).toString())
          .filter(file -> !file.contains("/target/") && !file.contains("/images/"))
          .sorted()
          .toList();
    }
  }

  private static void save(Path out, String address, String text) throws IOException {
    Path file = out.resolve(address);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    Files.writeString(file, text);
  }

  private static void copy(Path from, Path to) throws IOException {
    Files.createDirectories(Objects.requireNonNull(to.getParent()));
    Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
  }
}
