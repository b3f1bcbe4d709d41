/** The litmus programs, by family; they are rewritten when they are explored. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.litmus.programs;
