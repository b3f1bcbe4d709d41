package io.mazurka.cluster.loop;

import io.mazurka.cluster.step.StepReport;
import io.mazurka.kernel.search.SearchListener;
import java.util.List;

/** Someone who watches a search in supersteps and may stop it. */
public interface ClusterListener extends SearchListener {

  /** Called after each superstep with what each partition reports. */
  void stepped(List<StepReport> reports, double seconds);
}
