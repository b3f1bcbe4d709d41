package io.mazurka.cluster.step;

import io.mazurka.kernel.model.Checkable;
import java.io.Serializable;

/** A model that any process can make, always the same. */
public interface JobModel extends Serializable {

  /** The system. */
  Checkable create();
}
