package io.mazurka.classes.twins;

import java.security.SecureRandom;
import java.time.Clock;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Collections;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** What a thread does depends on the clock, or on random numbers. */
@SuppressWarnings({"JavaTimeDefaultTimeZone", "JdkObsolete", "JavaUtilDate"})
public final class ChanceUses extends Twin {

  private static void perhaps(BooleanSupplier chance) {
    AtomicInteger number = new AtomicInteger();
    threads(
        () -> {
          for (int times = 0; times < 3; times++) {
            if (chance.getAsBoolean()) {
              number.incrementAndGet();
            } else {
              number.get();
            }
          }
        },
        number::incrementAndGet);
  }

  void now() {
    perhaps(() -> LocalDateTime.now().getNano() / 1_000_000 % 2 == 0);
  }

  void nowInZone() {
    perhaps(() -> ZonedDateTime.now(ZoneId.of("UTC")).getNano() / 1_000_000 % 2 == 0);
  }

  void nowByReference() {
    Supplier<LocalDateTime> now = LocalDateTime::now;
    perhaps(() -> now.get().getNano() / 1_000_000 % 2 == 0);
  }

  void clock() {
    Clock clock = Clock.systemUTC();
    perhaps(() -> clock.millis() % 2 == 0);
  }

  void date() {
    perhaps(() -> new Date().getTime() % 2 == 0);
  }

  void calendar() {
    perhaps(() -> Calendar.getInstance().getTimeInMillis() % 2 == 0);
  }

  void gregorianCalendar() {
    perhaps(() -> new GregorianCalendar().getTimeInMillis() % 2 == 0);
  }

  void secureRandom() {
    perhaps(() -> new SecureRandom().nextBoolean());
  }

  void shuffle() {
    perhaps(
        () -> {
          List<Integer> list = new ArrayList<>(List.of(1, 2, 3, 4, 5));
          Collections.shuffle(list);
          return list.get(0) > 2;
        });
  }

  void splittable() {
    perhaps(() -> new SplittableRandom().nextInt(2) == 0);
  }

  void generator() {
    perhaps(() -> RandomGenerator.getDefault().nextBoolean());
  }

  void memory() {
    perhaps(() -> Runtime.getRuntime().freeMemory() / 16 % 2 == 0);
  }
}
