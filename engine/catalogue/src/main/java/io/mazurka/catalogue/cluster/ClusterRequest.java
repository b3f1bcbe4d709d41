package io.mazurka.catalogue.cluster;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.checkpoint.CheckpointPlan;
import org.jspecify.annotations.Nullable;

/**
 * A request to check a system on a cluster.
 *
 * @param instance the system; its reference is exact
 * @param options how to check the system
 * @param master the address of the cluster, in the notation of its engine
 * @param partitions into how many parts the states are divided, or null to decide by the number of
 *     cores
 * @param proviso the name of the cycle proviso, which keeps steps from being put off for ever
 *     around cycles across partitions; null for the usual one
 * @param plan where the run is saved, and which saved run it goes on from
 */
public record ClusterRequest(
    Instance instance,
    CheckOptions options,
    String master,
    @Nullable Integer partitions,
    @Nullable String proviso,
    CheckpointPlan plan) {}
