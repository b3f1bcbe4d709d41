/**
 * Checks of relations and stubborn sets by their definitions, on a state graph that was explored in
 * full. Entry types: {@link io.mazurka.lpor.audit.RelationAudit}, {@link
 * io.mazurka.lpor.audit.EnablingAudit} and {@link io.mazurka.lpor.audit.StubbornSetAudit}. What
 * they find is a value with two transitions and a witness state. It does not see how relations and
 * sets were computed.
 */
@NullMarked
package io.mazurka.lpor.audit;

import org.jspecify.annotations.NullMarked;
