/**
 * Checks relations and stubborn sets by their definitions, on a state graph that was explored in
 * full. Read {@link io.mazurka.lpor.audit.RelationAudit}, {@link
 * io.mazurka.lpor.audit.EnablingAudit} and {@link io.mazurka.lpor.audit.StubbornSetAudit} first.
 * Each violation is a value with two transitions and a witness state. Tests and audits of checkers
 * may depend on this package. How relations and sets are computed is not here.
 */
@NullMarked
package io.mazurka.lpor.audit;

import org.jspecify.annotations.NullMarked;
