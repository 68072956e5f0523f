import { rollUp } from '../../domains/agents/scheduled';
import { startSession } from '../../domains/session/open-session';
import { openWallet } from '../../domains/wallet/open-wallet';
import type { Sandbox } from './command';
import { playRound } from './played-rounds';
import { siteOf } from './site';
import type { State } from './state';
import { freshMember, STATE_MERCHANT } from './state-member';

const DAY_MS = 86_400_000;
const AGENT = 1;
/** Long enough to have been silent for 30 days. */
const LONG_AGO = 60 * DAY_MS;
/** Enough for an active day, in 1/100 units. */
const ROUND = { nodeId: 90001, bet: 20_000_000, win: 1_000_000 };

/** Provider states of an agent's tree, of an agent nobody else uses. */
export const teamStates: Record<string, State> = {
  'an agent has a team': async (sandbox) => {
    const { db, clock } = sandbox;
    const agent = await freshMember(sandbox, { type: AGENT });
    const member = await freshMember(sandbox, { type: AGENT, uplineId: agent.id });
    await freshMember(sandbox, { type: AGENT, uplineId: agent.id });
    for (const _ of 'AB') {
      await freshMember(sandbox, { type: AGENT, uplineId: member.id });
      await freshMember(sandbox, { uplineId: member.id, regDate: clock.now() - LONG_AGO });
    }
    const players = [await player(sandbox, member.id), await player(sandbox, member.id)];
    await rollUp(sandbox, await siteOf(sandbox, STATE_MERCHANT));
    return {
      token: await startSession(db, agent, clock.now()),
      member: String(member.id),
      cursor: '99999999999999.1',
      name: players[0]?.account,
    };
  },
  'an agent asks for somebody outside the own team': async (sandbox) => {
    const agent = await freshMember(sandbox, { type: AGENT });
    const stranger = await freshMember(sandbox, { type: AGENT });
    return { token: await tokenOf(sandbox, agent), member: String(stranger.id) };
  },
  'a member who is no agent asks for a team': async (sandbox) => {
    const agent = await freshMember(sandbox, { type: AGENT });
    const member = await freshMember(sandbox);
    return { token: await tokenOf(sandbox, member), member: String(agent.id), name: agent.account };
  },
};

const tokenOf = ({ db, clock }: Sandbox, member: Parameters<typeof startSession>[1]) =>
  startSession(db, member, clock.now());

/** A new player below an agent, active today. */
async function player(sandbox: Sandbox, uplineId: number) {
  const member = await freshMember(sandbox, { uplineId });
  await openWallet(sandbox.db, member.id, 2 * ROUND.bet, sandbox.clock.now());
  await playRound(sandbox, member.id, ROUND);
  return member;
}
