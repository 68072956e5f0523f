/**
 * Every balance as the product's rules have it, by the ledger's names, in 1/100 units and whole points; and what must be
 * played, of which all that the order of calls at the same time may have made is kept, until it is told.
 */
export function booksOf() {
  const balances = new Map();
  /** By member: the queues of requirements that are possible, `[locked, required, played]`, oldest first. */
  const queues = new Map();
  let opening = new Map();
  let moved = [];
  let events = new Map();

  const get = (account) => balances.get(account) ?? 0;
  const sumOf = (account, sign) =>
    moved.reduce((sum, [id, amount]) => (id === account && amount * sign > 0 ? sum + amount : sum), 0);
  const openingOf = (account) => opening.get(account) ?? 0;
  const queuesOf = (member) => queues.get(member) ?? [[]];

  return {
    get,
    accounts: () => [...balances],
    begin() {
      opening = new Map(balances);
      moved = [];
      events = new Map();
    },
    move(...entries) {
      for (const [account, amount] of entries) {
        if (amount === 0) continue;
        balances.set(account, get(account) + amount);
        moved.push([account, amount]);
      }
    },
    /** The least and the most that there can have been since the round began, beside what is asked about itself. */
    least: (account) => openingOf(account) + sumOf(account, -1),
    most: (account) => openingOf(account) + sumOf(account, 1),
    /** Something that changes what a member must play: `{ locked, required }`, or a settled `bet`. */
    note(member, event) {
      events.set(member, [...(events.get(member) ?? []), event]);
    },
    /** What may have been locked at some moment of the round. */
    lockedBetween(member) {
      const sums = played(queuesOf(member), events.get(member) ?? []).every.map(lockedIn);
      return { least: Math.min(...sums), most: Math.max(...sums) };
    },
    /** The queues that the round may have come to. */
    possible: (member) => played(queuesOf(member), events.get(member) ?? []).last,
    /** What it came to. */
    settle(member, queue) {
      queues.set(member, [queue]);
      events.delete(member);
    },
    locked: (member) => lockedIn(queuesOf(member)[0]),
  };
}

const lockedIn = (queue) => queue.reduce((sum, [locked]) => sum + locked, 0);

/** Every state on the way, and the last ones, of events in any order. */
function played(queues, events) {
  const every = new Map();
  const last = new Map();
  const walk = (queue, left) => {
    every.set(JSON.stringify(queue), queue);
    if (left.length === 0) last.set(JSON.stringify(queue), queue);
    for (const [index, event] of left.entries())
      walk(
        after(queue, event),
        left.filter((_, other) => other !== index),
      );
  };
  for (const queue of queues) walk(queue, events);
  return { every: [...every.values()], last: [...last.values()] };
}

/** A settled bet counts once, whole, for the oldest requirement; one that is met is no more. */
function after(queue, { bet, locked, required }) {
  if (bet === undefined) return [...queue, [locked, required, 0]];
  const [first, ...others] = queue;
  if (!first) return queue;
  const played = first[2] + bet;
  return played >= first[1] ? others : [[first[0], first[1], played], ...others];
}
