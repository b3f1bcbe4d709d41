/**
 * Views of processes, interned: what a process can see, what letters do to it, and what its
 * handlers answer.
 *
 * <p>Entry type: {@link io.mazurka.protocols.views.ProcessComponent}. A view is the local state of
 * one process with its inbox. A global state is one number of a view per process, then one number
 * per monitor; {@link io.mazurka.protocols.views.Layout} says which slot is whose. User code runs
 * once per distinct call, under the checks of {@link io.mazurka.protocols.views.HandlerRunner}.
 * Which steps a view has is not known here but in {@code programs}, and nothing here knows of any
 * reduction.
 */
@NullMarked
package io.mazurka.protocols.views;

import org.jspecify.annotations.NullMarked;
