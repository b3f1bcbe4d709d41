@NullMarked
package io.mazurka.protocols.views;

import org.jspecify.annotations.NullMarked;
