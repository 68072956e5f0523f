import * as v from 'valibot';
import { amount } from '../../../contracts/shared/amount';
import { insertPlayer, takeLaunchToken } from '../../db/game-players';
import { findMember } from '../../db/members';
import { randomToken, sha256 } from '../../hash';
import { DEMO_VENDOR } from '../../seed/demo-vendors';
import { vendorWallet } from '../../vendor-wallet/vendor-wallet';
import { command, type Sandbox, type SandboxApp, SandboxError } from './command';
import { merchantField } from './site';

const BET = 1;
const TOKEN_LIFE_MS = 60_000;

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

/** Has a member win, through the wallet as vendors use it, for the winner board. The ledger keeps it after `/reset`. */
export function addWinCommands(app: SandboxApp): void {
  command(app, '/wins', winsSchema, async (sandbox, { merchant, account, wins }) => {
    const member = await findMember(sandbox.db, merchant, account);
    if (!member) throw new SandboxError(`no account '${account}'`);
    for (const { nodeId, amount } of wins) await win(sandbox, member.id, nodeId, amount);
  });
}

/** `amount` in 1/100 units. */
async function win(sandbox: Sandbox, memberId: number, nodeId: number, amount: number): Promise<void> {
  const { db, clock } = sandbox;
  const now = clock.now();
  const tokenHash = sha256(randomToken());
  const launch = { id: crypto.randomUUID(), vendor: DEMO_VENDOR, memberId, nodeId, gameCode: 'HOT-001' };
  const visitor = { freeplay: false, language: 'VI', backUrl: 'https://site.example/m/home' };
  await insertPlayer(db, { ...launch, ...visitor, tokenHash, tokenExpiresAt: now + TOKEN_LIFE_MS }, now);
  await takeLaunchToken(db, DEMO_VENDOR, tokenHash, now);
  const wallet = vendorWallet(sandbox, DEMO_VENDOR);
  const betTransactionId = crypto.randomUUID();
  const round = { playerId: launch.id, roundId: betTransactionId, nodeId };
  await wallet.bet({ ...round, transactionId: betTransactionId, amount: BET * 100 });
  const transactionId = crypto.randomUUID();
  await wallet.win({ ...round, transactionId, betTransactionId, amount });
}
