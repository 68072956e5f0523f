// @vitest-environment happy-dom
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BANNER_GROUPS } from '@/contracts/content/announcements';
import { renderOnSite } from '@/tests/support/on-site';
import { bannersQuery } from '../../domain/announcements/banners.queries';
import { articlesQuery } from './articles.queries';
import { ArticlesScreen } from './articles-screen';

afterEach(cleanup);

it.each([
  ['alliance', ['m_members']],
  ['charity', ['m_charity']],
  ['news', []],
  ['video', []],
  ['sponsor', []],
] as const)('of %s has at its head the banners of its own group: %j [CONT-36]', async (kind, titles) => {
  const none = { pages: [{ articles: [], total: 0, next: null }], pageParams: [0] };
  await renderOnSite(<ArticlesScreen kind={kind} id={undefined} />, {
    answers: [
      [articlesQuery(kind).queryKey, none],
      ...BANNER_GROUPS.map((group) => {
        const banner = { groupName: group, url: `/banners/${group}.jpg`, linkage: '', title: group };
        return [bannersQuery(group).queryKey, [banner]] as const;
      }),
    ],
    site: { streamHosts: [] },
  });
  const shown = [...document.querySelectorAll('img')].map(({ alt }) => alt);
  expect(shown.filter((alt) => BANNER_GROUPS.some((group) => group === alt))).toEqual(titles);
});
