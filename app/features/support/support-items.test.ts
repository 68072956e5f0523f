import { expect, it } from 'vitest';
import { readFlags } from '@/contracts/flags';
import type { SiteSettings } from '@/contracts/site';
import { supportItems } from './support-items';

type Service = SiteSettings['customerService'][number];

const siteWith = (customerService: Service[], flags: Record<string, unknown> = {}) =>
  ({ customerService, flags: readFlags(flags) }) as SiteSettings;
const everywhere = () => true;
const nowhere = () => false;

it('lists ways whose place is the support centre and whose path can be opened [HELP-17 HELP-18]', () => {
  const services = [
    { path: 'https://help.example.com', name: 'A', position: 'support' },
    { path: '/support-desk', name: 'B', position: 'both' },
    { path: 'https://help.example.com/menu', name: 'C', position: 'menu' },
    { path: 'javascript:alert(1)', name: 'D', position: 'support' },
    { path: '//elsewhere.example.com', name: 'E', position: 'both' },
  ];
  const names = supportItems(siteWith(services), nowhere).flatMap((item) =>
    item.kind === 'service' ? [item.name] : [],
  );
  expect(names).toEqual(['A', 'B']);
});

it('lists feedback by its flag, chat by its flag once it has a screen, help always [HELP-18]', () => {
  const kinds = (flags: object, exists: () => boolean) =>
    supportItems(siteWith([], flags as Record<string, unknown>), exists).map(({ kind }) => kind);
  expect(kinds({}, everywhere)).toEqual(['help']);
  expect(kinds({ FEEDBACK3: 1 }, nowhere)).toEqual(['feedback', 'help']);
  expect(kinds({ FEEDBACK3: 1, CBS3: 1 }, nowhere)).toEqual(['feedback', 'help']);
  expect(kinds({ FEEDBACK3: 1, CBS3: 1 }, everywhere)).toEqual(['chat', 'feedback', 'help']);
});
