import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { listNotices } from './list-notices.server';

const pageSchema = v.object({ page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9_999)) });

/** One page of the notices (NOTICE-01, NOTICE-14). */
export const listNoticesFn = createServerFn({ method: 'GET' })
  .validator(inputOf(pageSchema))
  .handler(({ data }) => outcomeOf(() => listNotices(siteContext().callGateway, data().page)));
