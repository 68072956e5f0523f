/** One call of a vendor to the wallet; amounts in 1/100 units. */
export type Deed = {
  kind: 'bet' | 'win' | 'rollback';
  member: number;
  id: string;
  /** The bet that is won or rolled back; of a bet, its own id. */
  betId: string;
  amount: number;
};
/** What a deed comes to: a refusal's code, or the balance after it, known already or new. */
export type Outcome = { refused: string } | { balance: number; repeated: boolean };

/** The wallet as plain as can be, one deed after the other: what the real one is held against. */
export function createWalletModel(opening: ReadonlyMap<number, number>) {
  const balances = new Map(opening);
  const heeded = new Map<string, { content: string; balance: number }>();
  const bets = new Map<string, Deed>();
  const closed = new Map<string, 'win' | 'rollback'>();

  const balanceOf = (member: number) => balances.get(member) ?? 0;
  const contentOf = ({ kind, member, betId, amount }: Deed) => JSON.stringify([kind, member, betId, amount]);

  function refusalOf({ kind, member, betId, amount }: Deed): string | null {
    const bet = bets.get(betId);
    const closing = closed.get(betId);
    if (kind === 'bet') {
      if (closing) return 'bet.rolled.back';
      return amount > balanceOf(member) ? 'balance.short' : null;
    }
    if (kind === 'win') {
      if (closing === 'rollback') return 'bet.rolled.back';
      if (bet?.member !== member) return 'bet.unknown';
      return closing ? 'bet.settled' : null;
    }
    if (bet && bet.member !== member) return 'bet.unknown';
    return closing === 'win' ? 'bet.settled' : null;
  }

  function movedBy({ kind, betId, amount }: Deed): number {
    if (kind === 'bet') return -amount;
    return kind === 'win' ? amount : closed.has(betId) ? 0 : (bets.get(betId)?.amount ?? 0);
  }

  /** What a deed would come to now. */
  function outcomeOf(deed: Deed): Outcome {
    const earlier = heeded.get(deed.id);
    if (earlier) {
      if (earlier.content !== contentOf(deed)) return { refused: 'transaction.reused' };
      return { balance: earlier.balance, repeated: true };
    }
    const refused = refusalOf(deed);
    return refused === null
      ? { balance: balanceOf(deed.member) + movedBy(deed), repeated: false }
      : { refused };
  }

  /** Does a deed. It must be one that is neither refused nor repeated now. */
  function heed(deed: Deed): void {
    const outcome = outcomeOf(deed);
    if (!('balance' in outcome) || outcome.repeated) {
      throw new Error(`${JSON.stringify(deed)} was written, though it comes to ${JSON.stringify(outcome)}`);
    }
    balances.set(deed.member, outcome.balance);
    heeded.set(deed.id, { content: contentOf(deed), balance: outcome.balance });
    if (deed.kind === 'bet') bets.set(deed.betId, deed);
    else if (!closed.has(deed.betId)) closed.set(deed.betId, deed.kind);
  }

  return { balances, outcomeOf, heed };
}
