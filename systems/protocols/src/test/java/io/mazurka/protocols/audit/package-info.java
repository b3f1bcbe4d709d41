/** Reductions that are wrong on purpose, which an audit must find out. */
@NullMarked
package io.mazurka.protocols.audit;

import org.jspecify.annotations.NullMarked;
