/**
 * Signal transition graphs in astg files, the {@code .g} files of petrify and Workcraft.
 *
 * <p>Entry type: {@link io.mazurka.nets.astg.AstgReader}. Only {@code check} depends on this
 * package. Other file formats are not here.
 */
@NullMarked
package io.mazurka.nets.astg;

import org.jspecify.annotations.NullMarked;
