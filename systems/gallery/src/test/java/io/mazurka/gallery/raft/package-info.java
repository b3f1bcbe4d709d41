/** Tests of Raft. */
@org.jspecify.annotations.NullMarked
package io.mazurka.gallery.raft;
