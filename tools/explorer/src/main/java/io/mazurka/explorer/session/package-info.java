/**
 * Walking through a model: what a user sees at each point of an execution. Read {@link
 * io.mazurka.explorer.session.Session} first. Only the server may depend on this package. Requests
 * and JSON are not known here.
 */
@NullMarked
package io.mazurka.explorer.session;

import org.jspecify.annotations.NullMarked;
