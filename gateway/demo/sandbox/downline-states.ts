import { consumeQuota } from '../../db/quota-uses';
import { downlineQuotas } from '../../domains/team/create-downline';
import type { Sandbox } from './command';
import { sealed } from './public-key';
import type { State } from './state';
import { freshAccount, freshMember, STATE_PASSWORD } from './state-member';
import { tokenOf } from './withdraw-states';

const AGENT = 1;

/** Provider states of accounts that an agent creates, each of an agent nobody else uses. */
export const downlineStates: Record<string, State> = {
  'an agent may create accounts': (sandbox) => ofAgent(sandbox),
  'a member who is no agent asks for new accounts': async (sandbox) =>
    tokenOf(sandbox, await freshMember(sandbox)),
  ...sealed({
    'an agent creates an account that keeps the rules': async (sandbox) => asked(await ofAgent(sandbox)),
    'an agent creates an account with a nickname': async (sandbox) => ({
      ...asked(await ofAgent(sandbox)),
      nickname: 'Hoa',
    }),
    'a member who is no agent creates an account': async (sandbox) =>
      asked(await tokenOf(sandbox, await freshMember(sandbox))),
    'an agent creates an account of a taken name': async (sandbox) => ({
      ...asked(await ofAgent(sandbox)),
      account: (await freshMember(sandbox)).account,
    }),
    'an agent creates an account that breaks a rule': async (sandbox) => ({
      ...asked(await ofAgent(sandbox)),
      password: 'a1',
    }),
    'an agent has created as many accounts as an hour allows': async (sandbox) => {
      const agent = await freshMember(sandbox, { type: AGENT });
      const [, ofHour] = downlineQuotas(agent);
      for (let index = 0; index < ofHour.most; index += 1)
        await consumeQuota(sandbox.db, [ofHour], sandbox.clock.now());
      return asked(await tokenOf(sandbox, agent));
    },
  }),
};

const ofAgent = async (sandbox: Sandbox) => tokenOf(sandbox, await freshMember(sandbox, { type: AGENT }));
const asked = (values: object) => ({ ...values, account: freshAccount(), password: STATE_PASSWORD });
