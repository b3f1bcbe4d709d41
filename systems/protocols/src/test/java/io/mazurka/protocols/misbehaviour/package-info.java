/** Every way a model can break the rules is caught, with a message that says where. */
@NullMarked
package io.mazurka.protocols.misbehaviour;

import org.jspecify.annotations.NullMarked;
