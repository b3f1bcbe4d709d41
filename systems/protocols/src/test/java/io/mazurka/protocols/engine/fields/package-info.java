/** Tests of conditions on fields, and of constraints, which are such conditions. */
@NullMarked
package io.mazurka.protocols.engine.fields;

import org.jspecify.annotations.NullMarked;
