/** Ordinary classes that tests explore; they are rewritten. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.twins;
