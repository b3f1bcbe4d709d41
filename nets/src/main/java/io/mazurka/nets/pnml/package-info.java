/**
 * Place/transition nets in PNML files (ISO/IEC 15909-2). Entry type: {@link
 * io.mazurka.nets.pnml.PnmlReader}.
 */
@NullMarked
package io.mazurka.nets.pnml;

import org.jspecify.annotations.NullMarked;
