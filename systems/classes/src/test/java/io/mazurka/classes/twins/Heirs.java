package io.mazurka.classes.twins;

import java.io.ByteArrayOutputStream;
import java.text.FieldPosition;
import java.text.Format;
import java.text.ParsePosition;
import java.util.AbstractList;
import java.util.ArrayList;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.function.LongConsumer;
import java.util.zip.CRC32;

/** Classes that extend classes of Java without a model. */
@SuppressWarnings({"JavaUtilDate", "ReturnValueIgnored", "UnsynchronizedOverridesSynchronized"})
public final class Heirs extends Twin {

  private static class OwnDate extends Date {

    void advance() {
      setTime(getTime() + 1);
    }

    void reset() {
      super.setTime(0);
    }
  }

  private static final class SafeDate extends Date {

    @Override
    public synchronized void setTime(long time) {
      super.setTime(time);
    }

    @Override
    public synchronized long getTime() {
      return super.getTime();
    }
  }

  private static final class OwnBytes extends ByteArrayOutputStream {

    void drop() {
      count = 0;
    }

    int bytes() {
      return count;
    }
  }

  private static final class OwnSum extends CRC32 {}

  private static final class SafeList extends AbstractList<Integer> {

    private final List<Integer> elements = new ArrayList<>();

    @Override
    public synchronized Integer get(int index) {
      return elements.get(index);
    }

    @Override
    public synchronized int size() {
      return elements.size();
    }

    @Override
    public synchronized void add(int index, Integer element) {
      elements.add(index, element);
    }
  }

  private interface Task {
    void perform();
  }

  private abstract static class TaskFormat extends Format implements Task {

    void start() {
      perform();
    }
  }

  private static final class NoTask extends TaskFormat {

    @Override
    public void perform() {}

    @Override
    public StringBuffer format(Object value, StringBuffer text, FieldPosition position) {
      return text;
    }

    @Override
    public Object parseObject(String text, ParsePosition position) {
      return text;
    }
  }

  void inherited() {
    OwnDate date = new OwnDate();
    threads(() -> date.setTime(1), () -> date.setTime(2));
  }

  void inheritedFromWithin() {
    OwnDate date = new OwnDate();
    threads(date::advance, date::advance);
  }

  void onSuper() {
    OwnDate date = new OwnDate();
    threads(date::reset, date::reset);
  }

  void knownAsParent() {
    Date date = new OwnDate();
    threads(() -> date.setTime(1), date::getTime);
  }

  void reference() {
    OwnDate date = new OwnDate();
    LongConsumer setter = date::setTime;
    threads(() -> setter.accept(1), () -> setter.accept(2));
  }

  void calendar() {
    GregorianCalendar calendar = new GregorianCalendar() {};
    threads(() -> calendar.set(1, 2), () -> calendar.get(1));
  }

  void field() {
    OwnBytes bytes = new OwnBytes();
    threads(bytes::drop, bytes::bytes);
  }

  void overridden() {
    Date date = new SafeDate();
    SafeDate same = (SafeDate) date;
    threads(() -> date.setTime(1), same::getTime);
  }

  void reading() {
    OwnDate date = new OwnDate();
    threads(date::getTime, date::getTime);
  }

  void skeleton() {
    SafeList list = new SafeList();
    threads(() -> list.add(1), list::isEmpty);
  }

  void ownInterface() {
    NoTask task = new NoTask();
    threads(task::start, task::start);
  }

  void unknown() {
    OwnSum sum = new OwnSum();
    threads(sum::reset, sum::getValue);
  }
}
