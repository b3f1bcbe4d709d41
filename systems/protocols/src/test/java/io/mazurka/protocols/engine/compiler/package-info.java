/** Tests of compilation: how much is found out about a protocol before and during its search. */
@NullMarked
package io.mazurka.protocols.engine.compiler;

import org.jspecify.annotations.NullMarked;
