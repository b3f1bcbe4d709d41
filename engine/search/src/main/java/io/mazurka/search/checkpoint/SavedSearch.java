package io.mazurka.search.checkpoint;

import io.mazurka.kernel.InvalidModelException;
import io.mazurka.kernel.supervision.ModelThread;
import io.mazurka.kernel.value.bytes.InvalidBytesException;
import java.io.DataInputStream;
import java.io.IOException;
import java.nio.channels.FileChannel;

/** An open checkpoint, to go on from: its header has been read, the search has not. */
public final class SavedSearch implements AutoCloseable {

  private final CheckpointDirectory directory;
  private final FileChannel channel;
  private final BlockInput blocks;
  private final DataInputStream in;
  private final CheckpointHeader header;

  SavedSearch(CheckpointDirectory directory, FileChannel channel) throws IOException {
    this.directory = directory;
    this.channel = channel;
    this.blocks = new BlockInput(channel);
    this.in = new DataInputStream(blocks);
    this.header = CheckpointHeader.read(in);
  }

  public CheckpointHeader header() {
    return header;
  }

  /** Reads the search that was saved. */
  public interface Restoring {
    void restore(DataInputStream in) throws IOException;
  }

  /**
   * Reads the search, checks that no byte is damaged or left over, and closes the checkpoint.
   *
   * @throws InvalidModelException if the checkpoint is damaged or of another model
   * @throws HeapTooSmallException if the memory is full before the end
   */
  public void read(Restoring restoring) {
    ModelThread.save(true);
    try (this) {
      restoring.restore(in);
      blocks.requireEnd();
    } catch (OutOfMemoryError e) {
      throw new HeapTooSmallException(header.figures().heap(), Runtime.getRuntime().maxMemory());
    } catch (IOException e) {
      throw unreadable(directory, e);
    } catch (InvalidBytesException e) {
      throw new InvalidModelException(
          "the checkpoint in %s is of another model of this name: %s"
              .formatted(directory, e.getMessage()));
    } finally {
      ModelThread.save(false);
    }
  }

  static InvalidModelException unreadable(CheckpointDirectory directory, IOException problem) {
    return new InvalidModelException(
        "the checkpoint in %s cannot be used: %s"
            .formatted(
                directory,
                problem instanceof DamagedCheckpointException
                    ? "it is damaged, as " + problem.getMessage()
                    : problem.toString()));
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
