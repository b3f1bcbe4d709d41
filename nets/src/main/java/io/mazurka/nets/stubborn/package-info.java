/**
 * Stubborn sets of nets, from their structure. Entry type: {@link
 * io.mazurka.nets.stubborn.NetReduction}.
 */
@NullMarked
package io.mazurka.nets.stubborn;

import org.jspecify.annotations.NullMarked;
