/** Random classes, generated as bytecode, and the same programs in a scope. */
@org.jspecify.annotations.NullMarked
package io.mazurka.classes.random;
