/**
 * Asking a cluster for a check, without knowing how one works. Entry type: {@link
 * io.mazurka.catalogue.cluster.ClusterService}, which a module provides that is not always there.
 * Commands may use it. How states are spread over machines is known to the module alone.
 */
@NullMarked
package io.mazurka.catalogue.cluster;

import org.jspecify.annotations.NullMarked;
