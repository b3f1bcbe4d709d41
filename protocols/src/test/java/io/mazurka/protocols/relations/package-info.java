@NullMarked
package io.mazurka.protocols.relations;

import org.jspecify.annotations.NullMarked;
