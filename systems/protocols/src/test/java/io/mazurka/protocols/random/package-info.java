/**
 * Random small protocols, for comparing two ways to explore them.
 *
 * <p>Entry type: {@link io.mazurka.protocols.random.ProtocolGenerator}. A protocol is first drawn
 * as a {@link io.mazurka.protocols.random.ProtocolPlan}, plain data that can be printed when a
 * comparison fails, and then built. {@link io.mazurka.protocols.random.Coverage} tells what
 * actually happens in the protocols that were drawn.
 */
@NullMarked
package io.mazurka.protocols.random;

import org.jspecify.annotations.NullMarked;
