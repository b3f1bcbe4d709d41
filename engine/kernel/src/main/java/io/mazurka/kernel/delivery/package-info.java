/**
 * Messages that steps take out of channels. A system with messages is a {@link
 * io.mazurka.kernel.delivery.MessageSystem}; fairness of messages is judged by it.
 */
@NullMarked
package io.mazurka.kernel.delivery;

import org.jspecify.annotations.NullMarked;
