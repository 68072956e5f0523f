import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { ripenJackpot } from '../../db/jackpots';
import { findMember } from '../../db/members';
import { command, type SandboxApp, SandboxError } from './command';
import { playRound } from './played-rounds';
import { merchantField } from './site';

/** In 1/100 units. */
const BET = 100;

const winsSchema = v.object({
  merchant: merchantField,
  account: v.string(),
  /** In currency units, 1/100 from here on; each win is of a bet of 1, so the member needs as much. */
  wins: v.array(
    v.object({
      nodeId: v.number(),
      amount: v.pipe(
        amount,
        v.check((minor) => minor >= 100),
      ),
    }),
  ),
});

const jackpotSchema = v.object({ merchant: merchantField, jackpotId: v.string() });

/** Has a member win, through the wallet as vendors use it, for the winner board; has the next bet win a jackpot. The ledger keeps both after `/reset`. */
export function addWinCommands(app: SandboxApp): void {
  command(app, '/wins', winsSchema, async (sandbox, { merchant, account, wins }) => {
    const member = await findMember(sandbox.db, merchant, account);
    if (!member) throw new SandboxError(`no account '${account}'`);
    for (const { nodeId, amount: win } of wins)
      await playRound(sandbox, member.id, { nodeId, bet: BET, win });
  });

  command(app, '/jackpots/ripen', jackpotSchema, ({ db }, { merchant, jackpotId }) =>
    ripenJackpot(db, merchant, jackpotId),
  );
}
