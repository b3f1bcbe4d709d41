/**
 * Petri nets and signal transition graphs as immutable values. Entry type: {@link
 * io.mazurka.nets.Net}. How they are read, explored and reduced is in the packages below; this one
 * sees none of them.
 */
@NullMarked
package io.mazurka.nets;

import org.jspecify.annotations.NullMarked;
