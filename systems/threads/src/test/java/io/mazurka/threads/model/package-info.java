/** What step functions could do, found out without running them together. */
@org.jspecify.annotations.NullMarked
package io.mazurka.threads.model;
