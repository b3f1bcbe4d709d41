/**
 * Nets as models that can be checked: their properties, and the file formats that {@code mazurka
 * check} understands.
 *
 * <p>Entry type: {@link io.mazurka.nets.check.CheckableNet}. Any module may depend on this package;
 * no other package of this module does. How files are parsed is not here but in {@code astg} and
 * {@code pnml}.
 */
@NullMarked
package io.mazurka.nets.check;

import org.jspecify.annotations.NullMarked;
