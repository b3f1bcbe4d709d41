/** Tests of ordinary classes in all their interleavings. */
@org.jspecify.annotations.NullMarked
package io.mazurka.examples.classes;
