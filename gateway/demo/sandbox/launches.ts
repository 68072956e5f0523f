import * as v from 'valibot';
import { findMember } from '../../db/members';
import { readMerchant } from '../../db/merchants';
import { launchGame } from '../../domains/games/launch-game';
import { command, type SandboxApp, SandboxError } from './command';

const launchSchema = v.object({
  merchant: v.optional(v.string(), 'hoadang'),
  account: v.string(),
  nodeId: v.number(),
  freeplay: v.optional(v.picklist([0, 1]), 0),
  language: v.optional(v.picklist(['vi', 'en']), 'vi'),
  backUrl: v.pipe(v.string(), v.url()),
});

const timed = <T>(run: () => Promise<T>): Promise<T> => run();

/** Launches a game for a member without a session: what the launch call would answer. */
export function addLaunchCommand(app: SandboxApp): void {
  command(app, '/launches', launchSchema, async ({ db, clock, env, demo }, wanted) => {
    const { merchant: merchantCode, account, language, nodeId, freeplay, backUrl } = wanted;
    const [member, merchant] = await Promise.all([
      findMember(db, merchantCode, account),
      readMerchant(db, merchantCode),
    ]);
    if (!member || !merchant) throw new SandboxError(`no account '${account}'`);
    const input = { category: 'ANY', vendor: 'ANY', gameId: 1, nodeId, freeplay, backUrl };
    const context = { env, demo, lottery: null, chat: null, db, clock, language, merchantCode, timed };
    const nobody = {
      address: null,
      from: { device: null, browser: null, country: null },
      token: null,
      idempotencyKey: null,
    };
    return launchGame({ ...context, ...nobody, merchant, member, input }).catch((error: Error) => {
      throw new SandboxError(error.message);
    });
  });
}
