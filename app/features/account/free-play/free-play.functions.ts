import { createServerFn } from '@tanstack/react-start';
import { outcomeOf } from '@/app/lib/gateway/outcome';
import { siteContext } from '@/app/lib/gateway/site-context';
import { openTrial } from './open-trial.server';

/** Starts free play for a guest (TRIAL-02). */
export const startFreePlayFn = createServerFn({ method: 'POST' }).handler(() =>
  outcomeOf(async () => openTrial(siteContext())),
);
