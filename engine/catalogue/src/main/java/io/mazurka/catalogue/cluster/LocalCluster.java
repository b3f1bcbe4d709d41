package io.mazurka.catalogue.cluster;

import java.nio.file.Path;

/**
 * The description of a small cluster on this machine.
 *
 * @param directory where its processes work and notes about them are kept
 * @param host the address that all processes listen on
 * @param port the port of the master
 * @param workers how many workers there are
 * @param cores how many cores each worker offers
 * @param megabytes how much memory each worker offers to executors
 */
public record LocalCluster(
    Path directory, String host, int port, int workers, int cores, int megabytes) {}
