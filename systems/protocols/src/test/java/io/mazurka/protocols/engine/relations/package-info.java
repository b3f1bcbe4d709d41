@NullMarked
package io.mazurka.protocols.engine.relations;

import org.jspecify.annotations.NullMarked;
