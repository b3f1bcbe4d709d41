/**
 * The page and what it asks for, on the loopback address alone. Entry type: {@link
 * io.mazurka.explorer.server.ExplorerServer}. The command starts it. What is seen of a model is in
 * {@code explorer.session}; how the page looks is in its resources.
 */
@NullMarked
package io.mazurka.explorer.server;

import org.jspecify.annotations.NullMarked;
