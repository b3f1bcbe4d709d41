/**
 * Walking through a model, free of any page: what is seen at each place of an execution. Entry
 * type: {@link io.mazurka.explorer.session.Session}. The server uses it; nothing here knows of
 * requests or of JSON.
 */
@NullMarked
package io.mazurka.explorer.session;

import org.jspecify.annotations.NullMarked;
