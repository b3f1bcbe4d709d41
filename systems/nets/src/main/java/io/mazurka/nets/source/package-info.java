/**
 * Common parts of all readers of files: positions in files, for messages, and XML elements that
 * know their lines.
 *
 * <p>Entry type: {@link io.mazurka.nets.source.Element}. {@code astg}, {@code pnml} and {@code
 * formula} depend on this package. Nothing here knows about nets.
 */
@NullMarked
package io.mazurka.nets.source;

import org.jspecify.annotations.NullMarked;
