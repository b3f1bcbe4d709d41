/*
 * All subsets of QUORUM out of MEMBERS processes, as bit masks (member k is bit k): EVERY_QUORUM(s, x) expands s(mask, x)
 * once for each, so that every choice of senders of a quorum step s is an option of its own.
 */
#if MEMBERS == 1 && QUORUM == 1
#define EVERY_QUORUM(s, x) s(1, x)
#elif MEMBERS == 2 && QUORUM == 2
#define EVERY_QUORUM(s, x) s(3, x)
#elif MEMBERS == 3 && QUORUM == 2
#define EVERY_QUORUM(s, x) s(3, x) s(5, x) s(6, x)
#elif MEMBERS == 3 && QUORUM == 3
#define EVERY_QUORUM(s, x) s(7, x)
#elif MEMBERS == 4 && QUORUM == 3
#define EVERY_QUORUM(s, x) s(7, x) s(11, x) s(13, x) s(14, x)
#elif MEMBERS == 5 && QUORUM == 3
#define EVERY_QUORUM(s, x) \
  s(7, x) s(11, x) s(13, x) s(14, x) s(19, x) s(21, x) s(22, x) s(25, x) s(26, x) s(28, x)
#elif MEMBERS == 5 && QUORUM == 4
#define EVERY_QUORUM(s, x) s(15, x) s(23, x) s(27, x) s(29, x) s(30, x)
#elif MEMBERS == 6 && QUORUM == 4
#define EVERY_QUORUM(s, x) \
  s(15, x) s(23, x) s(27, x) s(29, x) s(30, x) s(39, x) s(43, x) s(45, x) s(46, x) s(51, x) s(53, x) s(54, x) \
  s(57, x) s(58, x) s(60, x)
#elif MEMBERS == 6 && QUORUM == 5
#define EVERY_QUORUM(s, x) s(31, x) s(47, x) s(55, x) s(59, x) s(61, x) s(62, x)
#else
#error "list the quorums of this size in quorums.pml"
#endif

#define EVERYONE ((1 << MEMBERS) - 1)
#define HAS_ALL(set, members) (((set) & (members)) == (members))
#define REMOVE(set, members) set = set & ~(members)
#define ADD(set, members) set = set | (members)
