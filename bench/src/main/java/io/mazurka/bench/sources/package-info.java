/**
 * The tables and figures of the five sources beside ours, on one page. Read {@link
 * io.mazurka.bench.sources.Sources} first, the command {@code bench/sources}. Nothing depends on
 * this package. What is measured is in the packages of protocols, circuits and threads; here are
 * only proofs and provisos.
 */
@NullMarked
package io.mazurka.bench.sources;

import org.jspecify.annotations.NullMarked;
