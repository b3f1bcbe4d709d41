package io.mazurka.catalogue.cluster;

import io.mazurka.catalogue.Instance;
import io.mazurka.kernel.options.CheckOptions;
import io.mazurka.search.checkpoint.CheckpointPlan;
import org.jspecify.annotations.Nullable;

/**
 * A check that a cluster is asked for.
 *
 * @param instance the system; its reference is exact
 * @param options how to check it
 * @param master where the cluster is, as its engine writes that
 * @param partitions into how many parts the states are divided, or null to decide by the cores
 * @param proviso how cycles across partitions are kept from being ignored, or null for the usual
 * @param plan what is saved of the run, and what it goes on from
 */
public record ClusterRequest(
    Instance instance,
    CheckOptions options,
    String master,
    @Nullable Integer partitions,
    @Nullable String proviso,
    CheckpointPlan plan) {}
