/**
 * Place/transition nets in PNML files (ISO/IEC 15909-2).
 *
 * <p>Entry type: {@link io.mazurka.nets.pnml.PnmlReader}. Only {@code check} depends on this
 * package. Other file formats are not here.
 */
@NullMarked
package io.mazurka.nets.pnml;

import org.jspecify.annotations.NullMarked;
