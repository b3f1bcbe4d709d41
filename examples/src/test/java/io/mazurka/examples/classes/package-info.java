/** Tests of ordinary classes in all their interleavings. */
package io.mazurka.examples.classes;
