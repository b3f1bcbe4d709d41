package io.mazurka.nets.astg;

import io.mazurka.kernel.InvalidModelException;
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
 * Reads the signal transition graph of an astg file, line by line. Other tools know no choices, so
 * they are declared in comments.
 */
public final class AstgReader {

  private static final String CHOICE = "#@choice";

  private final Path file;
  private final AstgDeclarations declarations = new AstgDeclarations();
  private final AstgGraph graph = new AstgGraph(declarations);
  private boolean inGraph;
  private boolean hadGraph;
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
      StringBuilder line = new StringBuilder(content(lines.get(number++)));
      while (isOpen(line) && number < lines.size()) {
        line.append(' ').append(content(lines.get(number++)));
      }
      line(line.toString().strip(), position);
    }
    if (!hadGraph) {
      throw new InvalidModelException(file + ": there is no .graph in it");
    }
    return graph.build();
  }

  /** The line without its comment, unless that is for us. */
  private static String content(String line) {
    int comment = line.indexOf('#');
    return comment < 0 || line.startsWith(CHOICE) ? line : line.substring(0, comment);
  }

  /** Whether a line goes on in the next one: after a backslash, or inside a marking. */
  private static boolean isOpen(StringBuilder line) {
    String text = line.toString().stripTrailing();
    if (text.endsWith("\\")) {
      line.setLength(text.length() - 1);
      return true;
    }
    return text.stripLeading().startsWith(".marking") && text.indexOf('}') < 0;
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
      case ".marking" -> graph.marking(rest, position);
      case ".initial.state", ".initial_state", ".init_state", ".init.state" ->
          declarations.initialState(rest, position);
      case ".state", ".sg" ->
          throw position.problem("this is a state graph; a signal transition graph is needed");
      case ".end" -> ended = true;
      default -> {
        // The name of the model; capacities, coordinates and the like are for other tools.
      }
    }
  }

  private static List<String> words(String text) {
    return text.isEmpty() ? List.of() : new ArrayList<>(Arrays.asList(text.split("\\s+")));
  }
}
