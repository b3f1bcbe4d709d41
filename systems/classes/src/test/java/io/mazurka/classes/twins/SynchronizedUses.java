package io.mazurka.classes.twins;

import java.util.Hashtable;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.Stack;
import java.util.Vector;

/** Objects of Java whose methods are synchronized, asked first and changed then. */
public final class SynchronizedUses extends Twin {

  private static void require(boolean condition) {
    if (!condition) {
      throw new AssertionError();
    }
  }

  void buffer() {
    StringBuffer text = new StringBuffer();
    threads(
        2,
        number -> {
          if (text.length() == 0) {
            text.append(number);
          }
        });
    require(text.length() == 1);
  }

  void bufferInOneStep() {
    StringBuffer text = new StringBuffer();
    threads(
        2,
        number -> {
          synchronized (text) {
            if (text.length() == 0) {
              text.append(number);
            }
          }
        });
    require(text.length() == 1);
  }

  /** Whoever holds the monitor keeps others from appending. */
  void bufferHeld() {
    StringBuffer text = new StringBuffer();
    threads(
        () -> {
          synchronized (text) {
            int length = text.length();
            text.append('a');
            require(text.length() == length + 1);
          }
        },
        () -> text.append('b'));
  }

  void properties() {
    Properties properties = new Properties();
    threads(
        2,
        number -> {
          if (properties.getProperty("key") == null) {
            require(properties.setProperty("key", "value") == null);
          }
        });
  }

  void propertiesInOneStep() {
    Properties properties = new Properties();
    int[] first = new int[1];
    threads(
        2,
        number -> {
          if (properties.putIfAbsent("key", "value") == null) {
            first[0]++;
          }
        });
    require(first[0] == 1);
  }

  void vector() {
    List<Integer> list = new Vector<>();
    threads(
        2,
        number -> {
          if (list.isEmpty()) {
            list.add(number);
          }
        });
    require(list.size() == 1);
  }

  /** Whoever holds the monitor keeps others from adding. */
  void vectorHeld() {
    List<Integer> list = new Vector<>();
    threads(
        () -> {
          synchronized (list) {
            int size = list.size();
            list.add(1);
            require(list.get(size) == 1);
          }
        },
        () -> list.add(0, 2));
  }

  void stack() {
    Stack<Integer> stack = new Stack<>();
    stack.push(1);
    threads(
        2,
        number -> {
          if (!stack.isEmpty()) {
            stack.pop();
          }
        });
  }

  void table() {
    Map<String, Integer> table = new Hashtable<>();
    threads(
        2,
        number -> {
          if (!table.containsKey("a")) {
            require(table.put("a", number) == null);
          }
        });
  }

  void iteratorOfTable() {
    Map<String, Integer> table = new Hashtable<>();
    table.put("a", 1);
    Iterator<String> keys = table.keySet().iterator();
    threads(() -> keys.next(), () -> table.put("b", 2));
  }

  void iteratorOfTableHeld() {
    Map<String, Integer> table = new Hashtable<>();
    table.put("a", 1);
    threads(
        () -> {
          synchronized (table) {
            for (String key : table.keySet()) {
              require(!key.isEmpty());
            }
          }
        },
        () -> table.put("b", 2));
  }

  void publishedByAVector() {
    int[] data = new int[1];
    List<Integer> list = new Vector<>();
    threads(
        () -> {
          data[0] = 1;
          list.add(1);
        },
        () -> require(list.isEmpty() || data[0] == 1));
  }
}
