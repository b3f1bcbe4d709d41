/**
 * Views of processes as numbers: what a process can see, how arriving letters change it, and how
 * its handlers respond.
 *
 * <p>Read {@link io.mazurka.protocols.engine.views.ProcessComponent} first. A view is the local
 * state of one process with its inbox. A global state has one number of a view per process, then
 * one number per monitor; {@link io.mazurka.protocols.engine.views.Layout} says which slot belongs
 * to what. The result of each distinct call of user code is computed once, under the checks of
 * {@link io.mazurka.protocols.engine.views.HandlerRunner}, and then looked up. All packages of this
 * module may depend on this package except {@code views.letters}, on which it depends. The steps of
 * a view are not here but in {@code programs}, and no reduction is here.
 */
@NullMarked
package io.mazurka.protocols.engine.views;

import org.jspecify.annotations.NullMarked;
