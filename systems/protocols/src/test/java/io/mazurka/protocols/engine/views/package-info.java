@NullMarked
package io.mazurka.protocols.engine.views;

import org.jspecify.annotations.NullMarked;
