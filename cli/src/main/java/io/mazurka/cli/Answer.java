package io.mazurka.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output, which remembers why it could not be written. */
final class Answer extends FilterOutputStream {

  /** What is said of a pipe whose reader has seen enough and gone. */
  private static final String READER_GONE = "Broken pipe";

  private @Nullable IOException problem;

  Answer(OutputStream out) {
    super(out);
  }

  @Override
  public void write(byte[] bytes, int from, int length) throws IOException {
    try {
      out.write(bytes, from, length);
    } catch (IOException e) {
      problem = problem == null ? e : problem;
      throw e;
    }
  }

  @Override
  public void write(int next) throws IOException {
    write(new byte[] {(byte) next}, 0, 1);
  }

  /** Whether something was not written. */
  boolean isLost() {
    return problem != null;
  }

  /** Why something was not written, if somebody wants to know. */
  Optional<String> loss() {
    return Optional.ofNullable(problem)
        .map(IOException::getMessage)
        .filter(message -> !message.contains(READER_GONE));
  }
}
