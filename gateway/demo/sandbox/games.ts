import * as v from 'valibot';
import { decimalNumberOf } from '@/contracts/shared/minor-units';
import { clearFavourites } from '../../db/favourites';
import { listMovements } from '../../db/game-money';
import { findMember } from '../../db/members';
import { clearRecents } from '../../db/recents';
import { changeGame, resizeCatalogue } from '../../db/seeded-games';
import { setVendorShut } from '../../db/vendors';
import { command, openSandbox, type SandboxApp, SandboxError } from './command';
import { merchantField, siteOf } from './site';

const onOff = v.optional(v.picklist([0, 1]));
const countSchema = v.object({
  count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20_000)),
});
const changeSchema = v.object({
  nodeId: v.number(),
  supportPlay: onOff,
  isGameH5: onOff,
  freeplay: onOff,
  label: v.optional(v.nullable(v.picklist(['NEW', 'LIVE', 'HOT']))),
});
const shutSchema = v.object({ merchant: merchantField, vassalage: v.string(), on: v.boolean() });
const marksSchema = v.object({ merchant: merchantField, account: v.string() });

/** Commands about the catalogue and what members marked in it; `/reset` undoes all of it. */
export function addGameCommands(app: SandboxApp): void {
  command(app, '/games/count', countSchema, ({ db }, { count }) => resizeCatalogue(db, count));

  command(app, '/games/change', changeSchema, async ({ db }, { nodeId, ...change }) => {
    if (!(await changeGame(db, nodeId, change))) throw new SandboxError(`no game ${nodeId}`);
  });

  command(app, '/vendors/maintenance', shutSchema, async (sandbox, { merchant, vassalage, on }) => {
    await siteOf(sandbox, merchant);
    await setVendorShut(sandbox.db, merchant, vassalage, on);
  });

  app.get('/movements', async (c) => {
    const { db } = await openSandbox(c);
    const { account = '', merchant = 'hoadang' } = c.req.query();
    const member = await findMember(db, merchant, account);
    if (!member) return c.json({ error: `no account '${account}'` }, 400);
    const rows = await listMovements(db, member.id);
    return c.json({ movements: rows.map((row) => ({ ...row, amount: decimalNumberOf(row.amount) })) });
  });

  command(app, '/games/forget', marksSchema, async ({ db }, { merchant, account }) => {
    const member = await findMember(db, merchant, account);
    if (!member) throw new SandboxError(`no account '${account}'`);
    await clearFavourites(db, member.id);
    await clearRecents(db, member.id);
  });
}
