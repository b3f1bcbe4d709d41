package io.mazurka.examples.bounds;

import static io.mazurka.protocols.roles.Effect.become;

import io.mazurka.kernel.model.Arguments;
import io.mazurka.kernel.model.Parameter;
import io.mazurka.protocols.Protocol;
import io.mazurka.protocols.ProtocolBuilder;
import io.mazurka.protocols.ProtocolModel;
import io.mazurka.protocols.roles.Role;
import java.util.List;

/**
 * Two bidders outbid each other without end, so there are infinitely many states; a constraint says
 * how far to look. A bid that arrives late must not lower the price.
 */
public final class Auction implements ProtocolModel {

  record Bidder(int heard, int bid) {}

  record Desk(int price, int highest) {}

  record Bid(int amount) {}

  record Price(int amount) {}

  static Protocol auction(boolean mended) {
    ProtocolBuilder auction = Protocol.named("auction");
    Role<Bidder> bidder = auction.role("bidder", 2, new Bidder(0, 0));
    Role<Desk> desk = auction.role("desk", 1, new Desk(0, 0));
    bidder
        .step("bid")
        .when(self -> self.bid() <= self.heard())
        .sends(Bid.class, desk)
        .then(
            self -> {
              int bid = self.heard() + 1;
              return become(new Bidder(self.heard(), bid)).broadcast(desk, new Bid(bid));
            });
    bidder
        .step("hear")
        .on(Price.class, desk)
        .then((self, price) -> become(new Bidder(price.amount(), self.bid())));
    desk.step("take")
        .on(Bid.class, bidder)
        .when((self, bid) -> !mended || bid.amount() > self.price())
        .sends(Price.class, bidder)
        .then(
            (self, bid) ->
                become(new Desk(bid.amount(), Math.max(self.highest(), bid.amount())))
                    .broadcast(bidder, new Price(bid.amount())));
    auction.constraint("up to three").forEach(desk, self -> self.price() <= 3);
    auction.invariant("price never falls").forEach(desk, self -> self.price() == self.highest());
    return auction.build();
  }

  @Override
  public List<Parameter> parameters() {
    return List.of(Parameter.of("mended", 0, 0, 1));
  }

  @Override
  public Protocol create(Arguments arguments) {
    return auction(arguments.get("mended") == 1);
  }
}
