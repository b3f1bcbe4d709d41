/**
 * Random protocols that are searched and proved. Entry type: {@link
 * io.mazurka.proofs.random.ProtocolPlan}.
 */
@NullMarked
package io.mazurka.proofs.random;

import org.jspecify.annotations.NullMarked;
