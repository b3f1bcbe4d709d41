/** Dynamic partial-order reduction on programs that are nothing but lists of accesses. */
@org.jspecify.annotations.NullMarked
package io.mazurka.dpor;
