package io.mazurka.search.simulation;

/**
 * How many random executions to run, and how.
 *
 * @param runs the number of executions
 * @param seed the seed of the random numbers
 * @param depth the most steps of each
 * @param strategy how steps are chosen
 * @param workers how many run at the same time; the outcome does not depend on it
 * @param seconds the time limit
 */
public record SimulationPlan(
    long runs, long seed, int depth, WalkStrategy strategy, int workers, double seconds) {}
