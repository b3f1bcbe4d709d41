/** Thread programs as tests. */
@org.jspecify.annotations.NullMarked
package io.mazurka.threads.junit;
