/**
 * Messages that steps take out of channels. A system with messages is a {@link
 * io.mazurka.kernel.delivery.MessageSystem}; read it first.
 *
 * <p>Searches and replays judge fairness of messages by this package; {@code protocols.engine}
 * implements it. Which messages there are does not belong here.
 */
@NullMarked
package io.mazurka.kernel.delivery;

import org.jspecify.annotations.NullMarked;
