package io.mazurka.classes.library.executors;

import io.mazurka.classes.library.queues.QueueModel;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorCompletionService;
import java.util.concurrent.Future;
import java.util.concurrent.LinkedBlockingQueue;

/** The model of {@link ExecutorCompletionService}: only its queue differs. */
public class ExecutorCompletionServiceModel<V> extends ExecutorCompletionService<V> {

  public ExecutorCompletionServiceModel(Executor executor) {
    this(executor, QueueModel.of(new LinkedBlockingQueue<>()));
  }

  public ExecutorCompletionServiceModel(Executor executor, BlockingQueue<Future<V>> queue) {
    super(executor, queue);
  }
}
