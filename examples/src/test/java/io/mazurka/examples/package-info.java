/** The bugs of the examples, found, and the mended versions checked, with pinned figures. */
@NullMarked
package io.mazurka.examples;

import org.jspecify.annotations.NullMarked;
