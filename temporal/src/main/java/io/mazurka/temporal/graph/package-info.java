/**
 * Explicit graphs of states, and what is known of their states and edges. Entry type: {@link
 * io.mazurka.temporal.graph.StateGraph}.
 */
@NullMarked
package io.mazurka.temporal.graph;

import org.jspecify.annotations.NullMarked;
