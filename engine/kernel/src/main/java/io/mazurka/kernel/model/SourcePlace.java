package io.mazurka.kernel.model;

import io.mazurka.kernel.supervision.ModelFrames;
import java.util.List;
import java.util.Optional;

/**
 * A line of a source file.
 *
 * @param file the path of the file from the root of the sources, such as {@code
 *     org/example/Paxos.java}
 * @param line the number of the line, from 1 on
 */
public record SourcePlace(String file, int line) {

  /** The place in a model from which the current method was called; empty if no model called it. */
  public static Optional<SourcePlace> ofCaller() {
    List<StackTraceElement> frames = ModelFrames.of(new Throwable().getStackTrace());
    return frames.isEmpty() ? Optional.empty() : of(frames.get(0));
  }

  private static Optional<SourcePlace> of(StackTraceElement frame) {
    String file = frame.getFileName();
    if (file == null) {
      return Optional.empty();
    }
    String type = frame.getClassName();
    String folder = type.substring(0, type.lastIndexOf('.') + 1).replace('.', '/');
    return Optional.of(new SourcePlace(folder + file, frame.getLineNumber()));
  }

  @Override
  public String toString() {
    return file + ":" + line;
  }
}
