package io.mazurka.site;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import org.commonmark.Extension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.ext.heading.anchor.HeadingAnchorExtension;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Visitor;
import org.commonmark.parser.Parser;
import org.commonmark.renderer.html.HtmlRenderer;

/**
 * A parsed Markdown page.
 *
 * @param path the path relative to the directory of the project, with slashes
 */
record SitePage(String path, Node document) {

  private static final Set<Extension> EXTENSIONS =
      Set.of(TablesExtension.create(), HeadingAnchorExtension.create());
  private static final Parser PARSER = Parser.builder().extensions(EXTENSIONS).build();
  private static final HtmlRenderer HTML = HtmlRenderer.builder().extensions(EXTENSIONS).build();

  /**
   * The text below a heading, up to the next heading.
   *
   * @param anchor the anchor in links
   */
  record Passage(String heading, String anchor, String text) {}

  static SitePage parsed(String path, String markdown) {
    return new SitePage(path, PARSER.parse(markdown));
  }

  String html() {
    return HTML.render(document);
  }

  String title() {
    return passages().get(0).heading();
  }

  List<Passage> passages() {
    List<Passage> passages = new ArrayList<>();
    IdGenerator anchors = IdGenerator.builder().build();
    StringBuilder text = new StringBuilder();
    Heading last = null;
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading heading) {
        if (last != null) {
          passages.add(passage(last, anchors, text));
        }
        last = heading;
        text.setLength(0);
      } else {
        text.append(text(node)).append(' ');
      }
    }
    if (last != null) {
      passages.add(passage(last, anchors, text));
    }
    return passages;
  }

  private static Passage passage(Heading heading, IdGenerator anchors, StringBuilder text) {
    String title = text(heading);
    return new Passage(title, anchors.generateId(title), text.toString().strip());
  }

  /** Lets a visitor visit the nodes below a heading, up to the next heading. */
  void visitSection(String title, Visitor visitor) {
    boolean within = false;
    for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
      if (node instanceof Heading) {
        within = text(node).equals(title);
      } else if (within) {
        node.accept(visitor);
      }
    }
  }

  /** The visible text of a node. */
  static String text(Node node) {
    PlainText text = new PlainText();
    node.accept(text);
    return text.toString();
  }
}
