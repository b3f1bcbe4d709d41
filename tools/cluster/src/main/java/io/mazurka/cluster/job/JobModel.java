package io.mazurka.cluster.job;

import io.mazurka.kernel.model.Checkable;
import java.io.Serializable;

/** A model that every process can create, always in the same way. */
public interface JobModel extends Serializable {

  /** Creates the model. */
  Checkable create();
}
