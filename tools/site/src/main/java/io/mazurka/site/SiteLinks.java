package io.mazurka.site;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.Objects;
import java.util.Set;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Image;
import org.commonmark.node.Link;
import org.jspecify.annotations.Nullable;

/**
 * Rewrites links: pages link to pages of the site, other files and directories to pages that show
 * them, pictures to copies. The targets are recorded.
 */
final class SiteLinks {

  private final Path root;
  private final Set<String> pictures = new LinkedHashSet<>();
  private final Set<String> seen = new LinkedHashSet<>();
  private final Deque<String> listed = new ArrayDeque<>();

  SiteLinks(Path root) {
    this.root = root;
  }

  /** The files that are shown as pictures, relative to the directory of the project. */
  Set<String> pictures() {
    return pictures;
  }

  /** The next file or directory for which a page is needed; null if there is none. */
  @Nullable String nextListed() {
    return listed.poll();
  }

  /** Makes all links of a page point to the site. */
  void rewrite(SitePage page) {
    page.document()
        .accept(
            new AbstractVisitor() {
              @Override
              public void visit(Link link) {
                link.setDestination(destination(page.path(), link.getDestination()));
                visitChildren(link);
              }

              @Override
              public void visit(Image image) {
                pictures.add(resolved(page.path(), image.getDestination()));
              }
            });
  }

  /** The path of a page of the project on the site. */
  static String address(String path) {
    if (path.equals("README.md") || path.endsWith("/README.md")) {
      return path.replaceFirst("README\\.md$", "index.html");
    }
    return path.replaceFirst("\\.md$", ".html");
  }

  /** The relative path from the directory of one file to another file. */
  static String relative(String from, String to) {
    Path directory = Objects.requireNonNull(Path.of("/" + from).getParent());
    return directory.relativize(Path.of("/" + to)).toString();
  }

  private String destination(String from, String target) {
    if (target.startsWith("#") || target.matches("\\w+:.*")) {
      return target;
    }
    int mark = target.indexOf('#');
    String anchor = mark < 0 ? "" : target.substring(mark);
    String file = resolved(from, mark < 0 ? target : target.substring(0, mark));
    return relative(from, shown(file)) + anchor;
  }

  /** The page of the site that shows a file or directory, which is recorded. */
  String shown(String file) {
    if (file.endsWith(".md")) {
      return address(file);
    }
    if (seen.add(file)) {
      listed.add(file);
    }
    return Files.isDirectory(root.resolve(file)) ? file + "/index.html" : file + ".html";
  }

  /** The file that a link leads to, from the directory of the project. */
  static String resolved(String from, String target) {
    return Path.of("/" + from).resolveSibling(target).normalize().toString().substring(1);
  }
}
