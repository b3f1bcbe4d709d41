/**
 * The options of a check that concern protocols; options of the search itself are in the kernel.
 * Read {@link io.mazurka.protocols.options.ProtocolOptions} first. Any module may depend on this
 * package. The options are data only: {@code protocols.engine.compiler} puts them into effect.
 */
@NullMarked
package io.mazurka.protocols.options;

import org.jspecify.annotations.NullMarked;
