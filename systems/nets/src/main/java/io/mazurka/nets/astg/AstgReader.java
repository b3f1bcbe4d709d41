package io.mazurka.nets.astg;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.options.NearMiss;
import io.mazurka.nets.Signal.Kind;
import io.mazurka.nets.SignalGraph;
import io.mazurka.nets.source.Position;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Reads the signal transition graph of an astg file, line by line. Other tools know no declared
 * choices, so choices are written in comments.
 */
public final class AstgReader {

  private static final String CHOICE = "#@choice";

  private static final List<String> KEYWORDS =
      List.of(".inputs", ".outputs", ".internal", ".dummy", ".graph", ".marking", ".end");
  private static final List<String> FOR_OTHERS = List.of(".model", ".name", ".capacity", ".coord");

  private final Path file;
  private final AstgDeclarations declarations = new AstgDeclarations();
  private final AstgGraph graph = new AstgGraph(declarations);
  private boolean inGraph;
  private boolean hadGraph;
  private boolean hadMarking;
  private boolean ended;

  private AstgReader(Path file) {
    this.file = file;
  }

  public static SignalGraph read(Path file) throws IOException {
    return new AstgReader(file).read();
  }

  private SignalGraph read() throws IOException {
    List<String> lines =
        new String(Files.readAllBytes(file), StandardCharsets.UTF_8).lines().toList();
    int number = 0;
    while (number < lines.size() && !ended) {
      Position position = new Position(file.toString(), number + 1);
      String part = content(lines.get(number++));
      boolean isMarking = part.stripLeading().startsWith(".marking");
      StringBuilder line = new StringBuilder();
      while (number < lines.size() && isOpen(part, isMarking)) {
        line.append(part, 0, part.endsWith("\\") ? part.length() - 1 : part.length()).append(' ');
        part = content(lines.get(number++));
      }
      line(line.append(part).toString().strip(), position);
    }
    if (!hadGraph) {
      throw new InvalidModelException(file + ": there is no .graph in it");
    }
    if (!hadMarking) {
      throw new InvalidModelException(
          file + ": there is no .marking in it; .marking { } is for a graph without tokens");
    }
    return graph.build();
  }

  /** The line without its comment, unless the comment declares choices. */
  private static String content(String line) {
    int comment = line.indexOf('#');
    return (comment < 0 || line.startsWith(CHOICE) ? line : line.substring(0, comment))
        .stripTrailing();
  }

  /** Whether the next line belongs to this part: after a backslash, or inside a marking. */
  private static boolean isOpen(String part, boolean isMarking) {
    return part.endsWith("\\") || (isMarking && part.indexOf('}') < 0);
  }

  private void line(String line, Position position) {
    if (line.isEmpty()) {
      return;
    }
    if (line.startsWith(CHOICE)) {
      declarations.choice(words(line.substring(CHOICE.length()).strip()), position);
      return;
    }
    if (!line.startsWith(".")) {
      if (!inGraph) {
        throw position.problem("'%s' stands outside of .graph".formatted(line));
      }
      graph.arcs(words(line), position);
      return;
    }
    inGraph = false;
    String keyword = line.split("[\\s{\\[]", 2)[0];
    String rest = line.substring(keyword.length()).strip();
    switch (keyword) {
      case ".inputs" -> declarations.signals(words(rest), Kind.INPUT, position);
      case ".outputs" -> declarations.signals(words(rest), Kind.OUTPUT, position);
      case ".internal" -> declarations.signals(words(rest), Kind.INTERNAL, position);
      case ".dummy" -> declarations.dummies(words(rest), position);
      case ".graph" -> {
        inGraph = true;
        hadGraph = true;
      }
      case ".marking" -> {
        hadMarking = true;
        graph.marking(rest, position);
      }
      case ".initial.state", ".initial_state", ".init_state", ".init.state" ->
          declarations.initialState(rest, position);
      case ".state", ".sg" ->
          throw position.problem("this is a state graph; a signal transition graph is needed");
      case ".end" -> ended = true;
      default -> skip(keyword, position);
    }
  }

  /**
   * Skips the name of the model and keywords of other tools, but refuses a keyword that looks like
   * a misspelt one.
   */
  private static void skip(String keyword, Position position) {
    String guess = FOR_OTHERS.contains(keyword) ? "" : NearMiss.question(keyword, KEYWORDS);
    if (!guess.isEmpty()) {
      throw position.problem("'%s' is not known%s".formatted(keyword, guess));
    }
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : new ArrayList<>(Arrays.asList(text.split("\\s+")));
  }
}
