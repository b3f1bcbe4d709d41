/**
 * What a user may ask of a check of protocols, besides how to search. Entry type: {@link
 * io.mazurka.protocols.options.ProtocolOptions}. Nothing here acts on it.
 */
@NullMarked
package io.mazurka.protocols.options;

import org.jspecify.annotations.NullMarked;
