/** Random thread programs, explored in every way and compared with brute force. */
@org.jspecify.annotations.NullMarked
package io.mazurka.threads.random;
