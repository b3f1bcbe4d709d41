/** Tests of what conditions are found to depend on. */
@NullMarked
package io.mazurka.protocols.engine.conditions;

import org.jspecify.annotations.NullMarked;
