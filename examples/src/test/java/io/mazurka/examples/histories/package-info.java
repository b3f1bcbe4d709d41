/** Histories that monitors keep. */
@org.jspecify.annotations.NullMarked
package io.mazurka.examples.histories;
