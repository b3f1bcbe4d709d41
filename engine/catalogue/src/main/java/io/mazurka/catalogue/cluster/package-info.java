/**
 * The interface to checks on a cluster. Read first: {@link
 * io.mazurka.catalogue.cluster.ClusterService}; the module {@code cluster} implements it, which
 * need not be on the class path. Commands depend on this package. How states are spread over
 * machines is not here but in that module.
 */
@NullMarked
package io.mazurka.catalogue.cluster;

import org.jspecify.annotations.NullMarked;
