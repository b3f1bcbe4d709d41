/** Tests of the annotation. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.junit;
