package io.mazurka.kernel.model;

import java.io.IOException;
import java.nio.file.Path;

/**
 * A kind of file that describes a system. An implementation that is registered as a service makes
 * {@code mazurka check FILE} understand such files.
 */
public interface FileFormat {

  /** What such a file holds, with its article, for messages: {@code a circuit}. */
  String description();

  /** Whether a file with this name that begins like this is of this kind, right or wrong. */
  boolean recognises(String fileName, String beginning);

  /**
   * The system that the file describes.
   *
   * @throws io.mazurka.kernel.InvalidModelException if it is malformed, with the line and reason
   */
  Checkable read(Path file) throws IOException;
}
