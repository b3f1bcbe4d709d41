/** Programs on real threads. */
@NullMarked
package io.mazurka.threads.real;

import org.jspecify.annotations.NullMarked;
