package io.mazurka.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Standard output that remembers whether writing failed, and why. */
final class Answer extends FilterOutputStream {

  /** The error of the operating system when the reader of a pipe has ended. */
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

  /** Whether some output could not be written. */
  boolean isLost() {
    return problem != null;
  }

  /** The reason why output could not be written; empty if the reader of a pipe just ended. */
  Optional<String> loss() {
    return Optional.ofNullable(problem)
        .map(IOException::getMessage)
        .filter(message -> !message.contains(READER_GONE));
  }
}
