package io.mazurka.cluster.spark;

import java.io.IOException;
import java.net.InetAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** The addresses that a process listens on, as Linux tells them. */
final class Listeners {

  private static final String LISTENING = "0A";
  private static final int STATE = 3;
  private static final int INODE = 9;

  private Listeners() {}

  static List<InetAddress> ofThisProcess() throws IOException {
    Set<String> own = sockets();
    List<InetAddress> addresses = new ArrayList<>();
    for (String table : List.of("/proc/self/net/tcp", "/proc/self/net/tcp6")) {
      for (String line : Files.readAllLines(Path.of(table))) {
        String[] words = line.strip().split("\\s+", -1);
        if (words[STATE].equals(LISTENING) && own.contains("socket:[%s]".formatted(words[INODE]))) {
          addresses.add(address(words[1].substring(0, words[1].indexOf(':'))));
        }
      }
    }
    return addresses;
  }

  private static Set<String> sockets() throws IOException {
    Set<String> sockets = new HashSet<>();
    try (Stream<Path> files = Files.list(Path.of("/proc/self/fd"))) {
      for (Path file : (Iterable<Path>) files::iterator) {
        try {
          sockets.add(Files.readSymbolicLink(file).toString());
        } catch (IOException e) {
          // It was closed in the meantime.
        }
      }
    }
    return sockets;
  }

  /** Words of four bytes, each with its last byte first. */
  private static InetAddress address(String digits) throws IOException {
    byte[] bytes = new byte[digits.length() / 2];
    for (int index = 0; index < bytes.length; index++) {
      int place = index / 4 * 4 + 3 - index % 4;
      bytes[place] = (byte) Integer.parseInt(digits.substring(2 * index, 2 * index + 2), 16);
    }
    return InetAddress.getByAddress(bytes);
  }
}
