import { createServerFn } from '@tanstack/react-start';
import { outcomeOf } from '../../../lib/outcome';
import { siteContext } from '../../../lib/site-context';
import { openTrial } from './open-trial.server';

/** Starts free play for a guest (TRIAL-02). */
export const startFreePlayFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => openTrial(siteContext())),
);
