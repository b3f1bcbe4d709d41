package io.mazurka.site;

import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.Image;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Paragraph;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.Text;

/** Extracts the words of a document in order, separated by single blanks. */
final class PlainText extends AbstractVisitor {

  private final StringBuilder words = new StringBuilder();

  @Override
  public void visit(Text text) {
    words.append(text.getLiteral());
  }

  @Override
  public void visit(Code code) {
    words.append(code.getLiteral());
  }

  @Override
  public void visit(FencedCodeBlock block) {
    words.append(block.getLiteral());
  }

  @Override
  public void visit(IndentedCodeBlock block) {
    words.append(block.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak end) {
    words.append(' ');
  }

  @Override
  public void visit(HardLineBreak end) {
    words.append(' ');
  }

  @Override
  public void visit(Paragraph paragraph) {
    visitChildren(paragraph);
    words.append(' ');
  }

  @Override
  public void visit(ListItem item) {
    visitChildren(item);
    words.append(' ');
  }

  @Override
  public void visit(Image image) {
    visitChildren(image);
    words.append(' ');
  }

  @Override
  public void visit(CustomNode node) {
    visitChildren(node);
    if (node instanceof TableCell) {
      words.append(' ');
    }
  }

  @Override
  public String toString() {
    return words.toString().replaceAll("\\s+", " ").strip();
  }
}
