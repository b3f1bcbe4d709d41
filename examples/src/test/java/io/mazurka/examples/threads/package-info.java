/** What the programs that go wrong show. */
@org.jspecify.annotations.NullMarked
package io.mazurka.examples.threads;
