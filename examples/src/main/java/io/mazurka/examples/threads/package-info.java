/** Programs of threads that go wrong, in ordinary Java code. */
@NullMarked
package io.mazurka.examples.threads;

import org.jspecify.annotations.NullMarked;
