package io.mazurka.catalogue.cluster;

import java.nio.file.Path;

/**
 * A small cluster on this machine, as a user wants it.
 *
 * @param directory where its processes work and what is known of them is kept
 * @param host the address that everything listens on
 * @param port the port of the master
 * @param workers how many workers there are
 * @param cores how many cores each worker offers
 * @param megabytes how much memory each worker offers to executors
 */
public record LocalCluster(
    Path directory, String host, int port, int workers, int cores, int megabytes) {}
