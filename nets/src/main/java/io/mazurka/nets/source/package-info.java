/**
 * What all readers of files share: places in files for messages, and XML as trees that know their
 * lines. Entry type: {@link io.mazurka.nets.source.Element}.
 */
@NullMarked
package io.mazurka.nets.source;

import org.jspecify.annotations.NullMarked;
