import { createServerFn } from '@tanstack/react-start';
import * as v from 'valibot';
import { ARTICLE_KINDS } from '../../domain/announcements/announcements';
import { inputOf, outcomeOf } from '../../lib/calls/outcome';
import { siteContext } from '../../lib/calls/site-context';
import { listArticles, readArticle } from './articles.server';

const kind = v.picklist(ARTICLE_KINDS);
const pageSchema = v.object({
  kind,
  page: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
});
const idSchema = v.object({
  kind,
  id: v.union([v.number(), v.pipe(v.string(), v.nonEmpty(), v.maxLength(128))]),
});

/** One page of a kind of articles without their texts (CONT-01 to CONT-04, ROUTE-109). */
export const listArticlesFn = createServerFn({ method: 'GET' })
  .validator(inputOf(pageSchema))
  .handler(({ data }) => outcomeOf(async () => listArticles(siteContext().callGateway, data())));

/** One article with its text; null for an id that the kind does not have (CONT-29 to CONT-31, CONT-34). */
export const readArticleFn = createServerFn({ method: 'GET' })
  .validator(inputOf(idSchema))
  .handler(({ data }) => outcomeOf(async () => readArticle(siteContext().callGateway, data())));
