import { launchGame } from '../../../contracts/games/launch-game';
import { changeGame, hideGame } from '../../db/seeded-games';
import { clearVendorShuts, setVendorShut } from '../../db/vendors';
import { startSession } from '../../session/open-session';
import type { Sandbox } from './command';
import { restoreLobby } from './games-states';
import type { State } from './state';
import { demoMember, STATE_MERCHANT } from './state-member';

const [nodeId, vendor] = exampleGame();

/** Provider states of launching games. */
export const playStates: Record<string, State> = {
  'a member may play the game': (sandbox) => player(sandbox),
  'a member may play the lottery': (sandbox) => player(sandbox),
  'a member asks for a game that is not in the lobby': async (sandbox) => {
    const values = await player(sandbox);
    await hideGame(sandbox.db, nodeId);
    return values;
  },
  'the vendor of the game is under maintenance': async (sandbox) => {
    const values = await player(sandbox);
    await setVendorShut(sandbox.db, STATE_MERCHANT, vendor, true);
    return values;
  },
  'a trial member asks for a game without free play': async (sandbox) => {
    const values = await player(sandbox, 4);
    await changeGame(sandbox.db, nodeId, { freeplay: 0 });
    return values;
  },
};

/** Node and vendor of the game that the contract's example launches. */
function exampleGame(): [number, string] {
  const { input } = launchGame.example;
  return 'nodeId' in input ? [Number(input.nodeId), input.vendor] : [0, input.vendor];
}

/** The token of a member, in a lobby as it is seeded. */
async function player(sandbox: Sandbox, type = 0) {
  const { db, clock } = sandbox;
  await restoreLobby(db);
  await clearVendorShuts(db);
  return { token: await startSession(db, await demoMember(sandbox, { type }), clock.now()) };
}
