package io.mazurka.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ModifiersTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import javax.lang.model.element.Modifier;
import org.junit.jupiter.api.Test;

/** Everything that a module exports to everybody has Javadoc. */
final class JavadocTests {

  @Test
  void everythingThatUsersMayCallHasJavadoc() throws IOException {
    PublicSources sources = PublicSources.read();
    List<String> undocumented = new ArrayList<>();
    for (CompilationUnitTree unit : sources.units()) {
      new Undocumented(sources, unit, undocumented).scan(unit, null);
    }
    assertThat(sources.units()).hasSizeGreaterThan(100);
    assertThat(undocumented).isEmpty();
  }

  @Test
  void pageOnTheApiListsTheExportedPackages() throws IOException {
    String page = Files.readString(Path.of("../../docs/reference/api.md"));
    List<String> listed =
        Pattern.compile("^\\| `(io\\.mazurka[\\w.]*)`", Pattern.MULTILINE)
            .matcher(page)
            .results()
            .map(row -> row.group(1))
            .toList();
    assertThat(listed).containsExactlyInAnyOrderElementsOf(PublicSources.packages());
  }

  /**
   * Collects the types, methods and constructors without Javadoc. What overrides has that of the
   * overridden method; the accessors and the compact constructor of a record have that of the
   * record's components.
   */
  private static final class Undocumented extends TreePathScanner<Void, Void> {

    private final PublicSources sources;
    private final CompilationUnitTree unit;
    private final List<String> found;

    Undocumented(PublicSources sources, CompilationUnitTree unit, List<String> found) {
      this.sources = sources;
      this.unit = unit;
      this.found = found;
    }

    @Override
    public Void visitClass(ClassTree type, Void nothing) {
      if (!isVisible(type.getModifiers())) {
        return null;
      }
      note(type.getSimpleName().toString());
      return super.visitClass(type, nothing);
    }

    @Override
    public Void visitMethod(MethodTree method, Void nothing) {
      ClassTree type = (ClassTree) getCurrentPath().getParentPath().getLeaf();
      if (isVisible(method.getModifiers())
          && !isOverride(method)
          && !isAccessor(type, method)
          && !isCompact(type, method)) {
        note(type.getSimpleName() + "." + method.getName());
      }
      return null;
    }

    private void note(String name) {
      if (sources.trees().getDocComment(getCurrentPath()) == null) {
        long line = unit.getLineMap().getLineNumber(positions().getStartPosition(unit, leaf()));
        found.add("%s:%d %s".formatted(unit.getSourceFile().getName(), line, name));
      }
    }

    /** Whether others see it if they see what it is declared in. */
    private boolean isVisible(ModifiersTree modifiers) {
      Set<Modifier> flags = modifiers.getFlags();
      return flags.contains(Modifier.PUBLIC)
          || flags.contains(Modifier.PROTECTED)
          || isInInterface() && !flags.contains(Modifier.PRIVATE);
    }

    private boolean isInInterface() {
      TreePath parent = getCurrentPath().getParentPath();
      Kind kind = parent.getLeaf().getKind();
      return kind == Kind.INTERFACE || kind == Kind.ANNOTATION_TYPE;
    }

    private static boolean isOverride(MethodTree method) {
      return method.getModifiers().getAnnotations().stream()
          .anyMatch(annotation -> annotation.getAnnotationType().toString().equals("Override"));
    }

    private static boolean isAccessor(ClassTree type, MethodTree method) {
      return type.getKind() == Kind.RECORD
          && method.getParameters().isEmpty()
          && type.getMembers().stream()
              .filter(VariableTree.class::isInstance)
              .map(VariableTree.class::cast)
              .filter(field -> !field.getModifiers().getFlags().contains(Modifier.STATIC))
              .anyMatch(component -> component.getName().equals(method.getName()));
    }

    /** Whether it is a constructor that is written without parameters, not even in parentheses. */
    private boolean isCompact(ClassTree type, MethodTree method) {
      if (type.getKind() != Kind.RECORD || method.getReturnType() != null) {
        return false;
      }
      long from = positions().getEndPosition(unit, method.getModifiers());
      long to = positions().getStartPosition(unit, Objects.requireNonNull(method.getBody()));
      return !PublicSources.text(unit).substring((int) from, (int) to).contains("(");
    }

    private SourcePositions positions() {
      return sources.trees().getSourcePositions();
    }

    private Tree leaf() {
      return getCurrentPath().getLeaf();
    }
  }
}
