package io.mazurka.cluster.loop;

import io.mazurka.cluster.job.Job;
import io.mazurka.cluster.step.Part;
import java.io.Serializable;

/**
 * A question to a partition, which can be sent to the process where the partition is.
 *
 * @param <T> the answer
 */
@FunctionalInterface
public interface Question<T extends Serializable> extends Serializable {

  T answer(Job job, Part part);
}
