import * as v from 'valibot';
import { MALL_KINDS } from '@/contracts/mall/kinds';
import { amount } from '@/contracts/shared/amount';
import { findItem, setItem, writeStep } from '../../db/mall';
import { HOUR_MS } from '../../db/quota-uses';
import { deliveryNotice } from '../../platform/event-notices';
import { command, type SandboxApp, SandboxError } from './command';
import { merchantField } from './site';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const itemSchema = v.object({
  merchant: merchantField,
  id: v.string(),
  kind: v.optional(v.picklist(MALL_KINDS), 'goods'),
  name: v.optional(v.string(), 'Quà'),
  points: v.optional(count, 100),
  stock: v.optional(v.nullable(count), null),
  backInHours: v.optional(count),
  /** In currency units; 1/100 from here on. */
  money: v.optional(amount, 0),
  times: v.optional(count, 0),
  hidden: v.optional(v.boolean(), false),
});

/** Items of the points mall, and what staff do of redemptions. They stay after `/reset`. */
export function addMallCommands(app: SandboxApp): void {
  command(app, '/mall-items', itemSchema, async ({ db, clock }, { name, backInHours, ...item }) => {
    await setItem(db, {
      ...item,
      names: { vi: name, en: name },
      texts: { vi: name, en: name },
      art: '/art/covers/rng-lantern-1.svg',
      position: 1_000,
      backAt: backInHours ? clock.now() + backInHours * HOUR_MS : null,
    });
  });

  command(
    app,
    '/mall-items/left',
    v.object({ merchant: merchantField, id: v.string() }),
    async ({ db }, { merchant, id }) => {
      const item = await findItem(db, merchant, id);
      if (!item) throw new SandboxError(`no item '${id}'`);
      return { stock: item.stock };
    },
  );

  command(
    app,
    '/redemptions/step',
    v.object({ orderNo: v.string(), step: v.picklist(['sent', 'delivered', 'returned']) }),
    async ({ db, clock }, { orderNo, step }) => ({
      done: await writeStep(db, orderNo, step, clock.now(), deliveryNotice),
    }),
  );
}
