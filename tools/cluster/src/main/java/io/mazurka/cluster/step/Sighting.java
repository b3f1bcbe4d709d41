package io.mazurka.cluster.step;

import java.io.Serializable;

/**
 * A state that decides a property: the first of its partition in a superstep.
 *
 * @param property the place of the property among those of the task
 * @param position the place of the state in its partition
 */
public record Sighting(int property, int position) implements Serializable {}
