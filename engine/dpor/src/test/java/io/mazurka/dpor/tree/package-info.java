/** Sequences and wakeup trees against all reorderings. */
@org.jspecify.annotations.NullMarked
package io.mazurka.dpor.tree;
