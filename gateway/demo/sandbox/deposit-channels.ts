import * as v from 'valibot';
import { amount } from '@/contracts/shared/amount';
import { changeChannel } from '../../db/deposits';
import { command, type SandboxApp, SandboxError } from './command';
import { merchantField } from './site';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const timeOfDay = v.pipe(v.string(), v.regex(/^\d{2}:\d{2}$/));
const channelSchema = v.object({
  merchant: merchantField,
  id: v.string(),
  ...v.partial(
    v.object({
      closed: v.boolean(),
      hours: v.nullable(v.object({ from: timeOfDay, to: timeOfDay })),
      min: amount,
      max: amount,
      feeRate: count,
      lifeMinutes: count,
    }),
  ).entries,
});

/** The command that changes a channel to pay in; amounts are sent in currency units. */
export function addDepositChannelCommand(app: SandboxApp): void {
  command(app, '/deposit-channels', channelSchema, async ({ db }, { merchant, id, ...changes }) => {
    if (!(await changeChannel(db, { merchant, id }, changes))) throw new SandboxError(`no channel '${id}'`);
  });
}
