package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.Job;
import io.mazurka.cluster.step.Part;
import java.io.Serializable;

/**
 * Something to find out from partitions, wherever they are.
 *
 * @param <T> the answer
 */
@FunctionalInterface
public interface Question<T extends Serializable> extends Serializable {

  T answer(Job job, Part part);
}
