import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { m } from '../../app/paraglide/messages.js';
import { type RoutePath, SCREENS, type Screen } from '../../app/screens';
import { isTrial } from '../../app/session/member-types';
import type { Visitor } from '../support/every-screen';
import { otherAddress, type SiteAddress } from '../support/site-address';
import { LINES, type Line } from './lines';
import { expectNoBarrier, expectNoSidewaysScroll, expectNothingOverlaps } from './support/barriers';
import { firstInvalid, hiddenParts } from './support/first-invalid';
import { filled, inForcedColours, lost, unmarked } from './support/forced-colours';
import { sendButton } from './support/form';
import { held } from './support/gateway';
import { expectRoomForLetters } from './support/layout';
import { renderScreen, type Visit } from './support/render-screen';
import { painted, watchShifts } from './support/shifts';

type Row = { path: RoutePath; row: Screen; line: Line };
const all = Object.entries(LINES).flatMap(([name, line]): Row[] => {
  const path = name as RoutePath;
  const row = SCREENS[path];
  return 'aliasOf' in row || line === 'alias' ? [] : [{ path, row, line }];
});
/** Those of `npm test -- affected`, or all. */
const asked = (import.meta.env.SCREENS as string | undefined)?.split(',') ?? [];
const some = all.filter(({ path }) => asked.includes(path));
const rows = some.length > 0 ? some : all;

const VISITORS: readonly Visitor[] = ['guest', 'member', 'trial', 'agent'];
const MAY_SEE = {
  guests: ['guest'],
  newcomers: ['guest', 'trial'],
  members: ['member', 'trial', 'agent'],
  'all but agents': ['guest', 'member', 'trial'],
  agents: ['agent'],
};
const maySee = ({ access }: Screen, visitor: Visitor) =>
  access === 'everyone' || MAY_SEE[access.only].includes(visitor);

/** Whom the screen is made for. */
const usual = ({ row, line }: Row): Visitor =>
  line.as ?? (['member', 'agent', 'guest'] as const).find((visitor) => maySee(row, visitor)) ?? 'guest';
/** A screen that needs no answer, which everybody may see. */
const FROM = '/m/support';
/** What counts as a page that stands still. */
const MOST_SHIFT = 0.1;
const addressOf = ({ path, line: { at = otherAddress(path) } }: Row) => at;
const open = (one: Row, { from = addressOf(one), ...visit }: Visit & { from?: SiteAddress } = {}) =>
  renderScreen(from, { as: usual(one), answers: one.line.answers, ...visit });

const said = () => document.body.textContent;
const shown = ({ line: { shows } }: Row) => vi.waitFor(() => expect(said()).toContain(shows));
const retries = () => screen.queryAllByRole('button', { name: m.action_retry() });

function expectTitle({ layout, title }: Screen, language: 'vi' | 'en' | 'ar') {
  if (layout !== 'own')
    expect(document.querySelector('h1')?.textContent).toBe(m[title]({}, { locale: language }));
}

/** A whole screen has one of each. */
const LANDMARKS = { 'landmark-unique': { enabled: true }, 'landmark-one-main': { enabled: true } };

/** In letters twice as large. */
function inLargeLetters(look: () => void) {
  const { style } = document.documentElement;
  style.fontSize = '200%';
  try {
    look();
  } finally {
    style.fontSize = '';
  }
}

/** Sends a form with a field in error, which is then seen. */
async function expectFirstInvalidSeen() {
  fireEvent.click(sendButton());
  await vi.waitFor(() => expect(hiddenParts(), 'of the first field in error').toEqual([]));
}

describe.each(rows)('$path', (one) => {
  const { row, line } = one;

  it('shows what the gateway has, under its title and free of barriers, in forced colours as well [HDR-10 LANG-29]', async () => {
    const { path } = await open(one);
    await shown(one);
    expect(path()).toBe(addressOf(one));
    expectTitle(row, 'vi');
    expectNoSidewaysScroll();
    await expectNoBarrier(LANDMARKS);
    expect(document.querySelector('button[name="submit"]') !== null, 'has a form').toBe('asks' in line);
    const things = filled();
    await inForcedColours(async () => {
      expect(lost(things), 'what one no longer tells from its ground').toEqual([]);
      expect(unmarked(), 'what is chosen and does not say so').toEqual([]);
      // The system's colours are none that a page could reckon with.
      await expectNoBarrier({ ...LANDMARKS, 'color-contrast': { enabled: false } });
    });
  });

  it('takes the whole width of a window of 768 px and of phones, nothing that one taps lies on anything, and letters may be twice as large [SHELL-16]', async () => {
    for (const [width, height] of [
      [768, 1024],
      [390, 844],
      [320, 640],
    ] as const) {
      await open(one, { width, height });
      await shown(one);
      expectNoSidewaysScroll();
      expectNothingOverlaps();
    }
    inLargeLetters(() => {
      expectNoSidewaysScroll();
      expectNothingOverlaps();
      expectRoomForLetters();
    });
    // A phone's page zoomed to twice its size.
    await open(one, { width: 195, height: 422 });
    await shown(one);
    expectNoSidewaysScroll();
    expectNothingOverlaps();
    expectRoomForLetters();
  });

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ] as const)('stands in %s from %s on the smallest phone [LANG-02 LANG-19]', async (language, dir) => {
    await open(one, { language, width: 320, height: 640 });
    // A list may ask for more all the while.
    await vi.waitFor(() => expect(document.querySelector('main [aria-busy="true"]:not(button)')).toBe(null));
    const { documentElement } = document;
    expect([documentElement.lang, documentElement.dir]).toEqual([language, dir]);
    expectTitle(row, language);
    expectNoSidewaysScroll();
    if (language === 'ar') await expectNoBarrier(LANDMARKS);
    else inLargeLetters(expectRoomForLetters);
  });

  it('says what failed with a way to ask again, which brings it; what needs no answer stands [ERR-53 ROUTE-85]', async () => {
    const { known } = await open(one, { reads: 'dead' });
    expectTitle(row, 'vi');
    if (line.stands) return void (await shown(one));
    await vi.waitFor(() => expect(retries()).not.toEqual([]));
    expect(said()).not.toContain(line.shows);
    known.reads = undefined;
    // A part may fail after another, and has a way of its own.
    await vi.waitFor(() => {
      for (const retry of retries()) fireEvent.click(retry);
      expect(said()).toContain(line.shows);
      expect(retries()).toEqual([]);
    });
  });

  if (line.asks === 'fields')
    it('the first field in error is wholly seen, with its label and what is wrong, wherever the page was when it was sent [SHELL-16]', async () => {
      for (const letters of [1, 2]) {
        await open(one, { width: 320, height: 568, letters });
        await vi.waitFor(() => expect(sendButton().disabled).toBe(false));
        scrollTo(0, document.documentElement.scrollHeight);
        await expectFirstInvalidSeen();
        // Half under the bar above, then half under the one below.
        for (const edge of [56, innerHeight - 64]) {
          (document.activeElement as HTMLElement | null)?.blur();
          const { top, bottom } = firstInvalid()?.getBoundingClientRect() ?? new DOMRect();
          scrollBy(0, (top + bottom) / 2 - edge);
          await expectFirstInvalidSeen();
        }
      }
    });

  it('waits for the gateway without a word of failure [ROUTE-85]', async () => {
    await open(one, { reads: 'pending' });
    expectTitle(row, 'vi');
    expect(retries()).toEqual([]);
    if (!line.stands) expect(said()).not.toContain(line.shows);
  });

  it('stands with its frame within 300 ms of a tap, and shows where its content will be, however slow the gateway [ROUTE-85]', async () => {
    const { path, goTo } = await open(one, { from: FROM, reads: 'pending' });
    await goTo(addressOf(one), 150);
    await vi.waitFor(() => expect(path()).toBe(addressOf(one)));
    expectTitle(row, 'vi');
    expect(retries()).toEqual([]);
    if (line.stands) return void (await shown(one));
    expect(said()).not.toContain(line.shows);
    expect(document.querySelector('main [aria-busy="true"], main [class*="block"]')).not.toBe(null);
  });

  it('moves nothing that is seen when its answers come late [ROUTE-85]', async () => {
    const answers = held();
    const { path, goTo } = await open(one, { from: FROM, reads: answers });
    await goTo(addressOf(one), 150);
    await vi.waitFor(() => expect(path()).toBe(addressOf(one)));
    await painted();
    const shifts = watchShifts();
    answers.release();
    await shown(one);
    await vi.waitFor(() => expect(document.querySelector('main [aria-busy="true"]:not(button)')).toBe(null));
    expect(await shifts.end()).toBeLessThan(line.moves ?? MOST_SHIFT);
  });

  it('says that there is nothing where its lists are empty, or stands without them [ENT-79]', async () => {
    const { path } = await open(one, { reads: 'empty' });
    expect(path().split('?')[0]).toBe(line.emptyAt ?? addressOf(one).split('?')[0]);
    expect(retries()).toEqual([]);
    expectNoSidewaysScroll();
    if (line.empties)
      await vi.waitFor(() => expect(document.querySelector('img[src$="/empty.svg"]')).not.toBe(null));
  });

  it.each(VISITORS)('lets a %s in, or leads to where the table says [ROUTE-88 ROLE-30]', async (as) => {
    const { path, router } = await open(one, { as });
    const { session } = router.state.matches[0]?.context ?? {};
    expect([session !== null, isTrial(session ?? null)]).toEqual([as !== 'guest', as === 'trial']);
    const { access } = row;
    if (maySee(row, as)) expect(path().split('?')[0]).toBe(line.leadsOn ?? addressOf(one).split('?')[0]);
    else if (access !== 'everyone')
      expect(path().split('?')[0]).toBe(
        (as === 'guest' && access.guests) || elsewhereOf(access.elsewhere, as),
      );
    expect(retries()).toEqual([]);
  });

  const { flag } = row;
  if (flag)
    it('is not there where the operator has switched it off, whoever asks [FLAG-21]', async () => {
      for (const as of VISITORS) {
        const { path } = await open(one, { as, off: [flag.name] });
        expect([as, path()]).toEqual([as, flag.elsewhere]);
      }
    });
});

/** Who is led to a screen that is not theirs either is led on from there. */
function elsewhereOf(path: RoutePath, as: Visitor): RoutePath {
  const row = SCREENS[path];
  if ('aliasOf' in row || row.access === 'everyone' || maySee(row, as)) return path;
  return elsewhereOf((as === 'guest' && row.access.guests) || row.access.elsewhere, as);
}
