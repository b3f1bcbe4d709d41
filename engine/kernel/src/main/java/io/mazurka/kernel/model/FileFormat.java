package io.mazurka.kernel.model;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A kind of file that describes a system. An implementation that is registered as a service makes
 * {@code mazurka check FILE} understand such files.
 */
public interface FileFormat {

  /** What such a file describes, with an article, for messages: {@code a circuit}. */
  String description();

  /** Whether a file with this name and this beginning is of this kind, even if it has mistakes. */
  boolean recognises(String fileName, String beginning);

  /**
   * The system that the file describes.
   *
   * @throws io.mazurka.kernel.InvalidModelException if the file is malformed, with the line and the
   *     reason
   */
  Checkable read(Path file) throws IOException;
}
