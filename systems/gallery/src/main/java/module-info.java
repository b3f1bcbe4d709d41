/** The systems of the literature. */
module io.mazurka.gallery {
  requires static transitive org.jspecify;
  requires transitive io.mazurka.expressions;
  requires transitive io.mazurka.guarded;
  requires transitive io.mazurka.kernel;
  requires transitive io.mazurka.protocols;
  requires transitive io.mazurka.threads;

  exports io.mazurka.gallery;
  exports io.mazurka.gallery.circuits;
  exports io.mazurka.gallery.programs;
  exports io.mazurka.gallery.raft;
  exports io.mazurka.gallery.threads;

  provides io.mazurka.kernel.model.Model with
      io.mazurka.gallery.Paxos,
      io.mazurka.gallery.FaultyPaxos,
      io.mazurka.gallery.FaultyPaxos2,
      io.mazurka.gallery.FaultyPaxos3,
      io.mazurka.gallery.WrongPaxos,
      io.mazurka.gallery.EchoMulticast,
      io.mazurka.gallery.Storage,
      io.mazurka.gallery.WrongStorage,
      io.mazurka.gallery.OralMessages,
      io.mazurka.gallery.StepwiseOralMessages,
      io.mazurka.gallery.Mailbox,
      io.mazurka.gallery.Gossip,
      io.mazurka.gallery.ChangRoberts,
      io.mazurka.gallery.TwoPhases,
      io.mazurka.gallery.raft.Raft,
      io.mazurka.gallery.circuits.Fifo,
      io.mazurka.gallery.circuits.Arbiter,
      io.mazurka.gallery.circuits.Dme,
      io.mazurka.gallery.circuits.TagUnit,
      io.mazurka.gallery.circuits.PipeControl,
      io.mazurka.gallery.circuits.Mmu,
      io.mazurka.gallery.programs.Peterson,
      io.mazurka.gallery.programs.Duel,
      io.mazurka.gallery.programs.TokenRing,
      io.mazurka.gallery.programs.Consensus,
      io.mazurka.gallery.DetectedConsensus,
      io.mazurka.gallery.programs.Bakery,
      io.mazurka.gallery.programs.TicketLock,
      io.mazurka.gallery.programs.AlternatingBitLink,
      io.mazurka.gallery.programs.SenderReceiverLink,
      io.mazurka.gallery.threads.Indexer,
      io.mazurka.gallery.threads.FileSystem,
      io.mazurka.gallery.threads.Readers,
      io.mazurka.gallery.threads.LastZero,
      io.mazurka.gallery.threads.ReadThenWrite,
      io.mazurka.gallery.threads.AtomicIncrement,
      io.mazurka.gallery.threads.CasRotation,
      io.mazurka.gallery.threads.LockedIncrement,
      io.mazurka.gallery.threads.Philosophers,
      io.mazurka.gallery.threads.Fibonacci,
      io.mazurka.gallery.threads.StoreBuffering,
      io.mazurka.gallery.threads.MessagePassing,
      io.mazurka.gallery.threads.IndependentReads,
      io.mazurka.gallery.threads.CrossedLocks;
}
