/**
 * The web server of {@code mazurka explore}, on the loopback address only. Read {@link
 * io.mazurka.explorer.server.ExplorerServer} first. Only the command may depend on this package.
 * Walking through a model is not here but in {@code explorer.session}; the look of the page is in
 * its resources.
 */
@NullMarked
package io.mazurka.explorer.server;

import org.jspecify.annotations.NullMarked;
