package io.mazurka.catalogue;

import io.mazurka.kernel.InvalidModelException;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Writes any text with a few ASCII characters. A character that is not an ASCII letter, a digit or
 * one of a few signs is written as {@code %} and two hexadecimal digits for each byte of its UTF-8,
 * as in a URI. So the result needs no further escapes in JSON, URIs and messages.
 */
final class PercentEscapes {

  private static final String SIGNS = "-._~/:,$";

  private PercentEscapes() {}

  static String escape(String text) {
    StringBuilder escaped = new StringBuilder();
    ByteBuffer bytes = utf8(text);
    while (bytes.hasRemaining()) {
      byte next = bytes.get();
      if (isPlain((char) next)) {
        escaped.append((char) next);
      } else {
        escaped.append("%%%02X".formatted(next));
      }
    }
    return escaped.toString();
  }

  private static ByteBuffer utf8(String text) {
    try {
      return StandardCharsets.UTF_8.newEncoder().encode(CharBuffer.wrap(text));
    } catch (CharacterCodingException e) {
      throw new InvalidModelException("'%s' is not Unicode".formatted(text), e);
    }
  }

  private static boolean isPlain(char character) {
    return character < 128
        && (Character.isLetterOrDigit(character) || SIGNS.indexOf(character) >= 0);
  }

  /** The text that was escaped, or null if this is not the result of escaping a text. */
  static @Nullable String unescape(String escaped) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    int at = 0;
    while (at < escaped.length()) {
      char next = escaped.charAt(at++);
      int code = next;
      if (next == '%' && at + 2 <= escaped.length()) {
        code = 16 * digit(escaped.charAt(at)) + digit(escaped.charAt(at + 1));
        at += 2;
      } else if (!isPlain(next)) {
        return null;
      }
      if (code < 0) {
        return null;
      }
      bytes.write(code);
    }
    try {
      ByteBuffer encoded = ByteBuffer.wrap(bytes.toByteArray());
      return StandardCharsets.UTF_8.newDecoder().decode(encoded).toString();
    } catch (CharacterCodingException e) {
      return null;
    }
  }

  /**
   * The value of a hexadecimal digit; for other characters a number so low that the code of the
   * byte is negative.
   */
  private static int digit(char character) {
    int digit = "0123456789ABCDEF".indexOf(character);
    return digit < 0 ? -256 : digit;
  }
}
