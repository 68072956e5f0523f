import { updateMerchant } from '../../db/merchants';
import { consumeQuota } from '../../db/quota-uses';
import { freePlayQuotas, MOST_FREE_PLAYS } from '../../domains/session/free-play';
import { sealed } from './public-key';
import type { State } from './state';
import { STATE_MERCHANT, VISITOR } from './state-member';

/** Provider states of codes, passwords, invitations and free play. */
export const accountStates: Record<string, State> = {
  ...sealed({}),

  'free play is offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: true }),
  'free play is not offered': ({ db }) => updateMerchant(db, STATE_MERCHANT, { freePlay: false }),
  'the address has had its free plays': async ({ db, clock }) => {
    for (let index = 0; index < MOST_FREE_PLAYS; index += 1) {
      await consumeQuota(db, freePlayQuotas(VISITOR), clock.now());
    }
  },
};
