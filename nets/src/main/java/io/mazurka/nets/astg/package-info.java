/**
 * Signal transition graphs in astg files, the {@code .g} files of petrify and Workcraft. Entry
 * type: {@link io.mazurka.nets.astg.AstgReader}.
 */
@NullMarked
package io.mazurka.nets.astg;

import org.jspecify.annotations.NullMarked;
