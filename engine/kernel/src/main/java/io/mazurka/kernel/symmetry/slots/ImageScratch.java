package io.mazurka.kernel.symmetry.slots;

import java.util.Arrays;

/**
 * Room of one worker for images of a state that may still turn out to be the least. It grows to the
 * most that were needed at once and is used again and again.
 */
final class ImageScratch {

  private int[][] images = new int[8][0];
  private long[] hashes = new long[8];

  /** The array with this number, with room for {@code length} contents. */
  int[] image(int number, int length) {
    if (number == images.length) {
      images = Arrays.copyOf(images, 2 * number);
      Arrays.fill(images, number, images.length, new int[0]);
      hashes = Arrays.copyOf(hashes, 2 * number);
    }
    if (images[number].length < length) {
      images[number] = new int[length];
    }
    return images[number];
  }

  /** Exchanges two images. */
  void exchange(int one, int other) {
    int[] image = images[one];
    images[one] = images[other];
    images[other] = image;
    long hash = hashes[one];
    hashes[one] = hashes[other];
    hashes[other] = hash;
  }

  /** Computes the hash of an image; says whether it equals an image from {@code first} on. */
  boolean isKnown(int number, int length, int first) {
    int[] image = images[number];
    long hash = 0;
    for (int index = 0; index < length; index++) {
      hash = (hash + image[index] + 1) * 0x9E3779B97F4A7C15L;
      hash ^= hash >>> 29;
    }
    hashes[number] = hash;
    for (int other = first; other < number; other++) {
      if (hashes[other] == hash && Arrays.equals(images[other], 0, length, image, 0, length)) {
        return true;
      }
    }
    return false;
  }
}
