import { createServerFn } from '@tanstack/react-start';
import { outcomeOf } from '@/app/lib/calls/outcome';
import { siteContext } from '@/app/lib/calls/site-context';
import { openTrial } from './open-trial.server';

/** Starts free play for a guest (TRIAL-02). */
export const startFreePlayFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => openTrial(siteContext())),
);
