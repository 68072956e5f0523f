import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { startFreePlay } from '../../../../contracts/session/free-play';
import { humanProof } from '../../../../contracts/verification/send-code';
import { inputOf, outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { openTrial } from './open-trial.server';

const trialSchema = v.object({ ...startFreePlay.input.entries, ...humanProof.entries });

/** Starts free play for a guest (TRIAL-02). */
export const startFreePlayFn = createServerFn({ method: 'POST' })
  .validator(inputOf(trialSchema))
  .handler(({ data }) => outcomeOf(async () => openTrial(siteContext(), data())));
