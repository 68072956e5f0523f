import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Part } from '@/app/parts/part';
import { PARTS } from '@/app/parts/parts';
import { SAMPLE_LANGUAGES } from '@/app/parts/samples';
import { CHOICES } from '@/app/parts/view';
import { expectNoBarrier, expectNoSidewaysScroll, expectNothingOverlaps } from './support/barriers';
import { filled, inForcedColours, lost, unmarked } from './support/forced-colours';
import { expectRoomForLetters } from './support/layout';
import { putPartsAway, renderParts } from './support/render-parts';

const PHONES = [
  [390, 844],
  [320, 640],
] as const;

/** Modules of the folders that have parts, by their paths. */
const MODULES = import.meta.glob<Record<string, unknown>>(
  ['../../app/{ui,forms,lists}/**/*.tsx', '!../../app/**/*.test.tsx'],
  { eager: true },
);
/** What draws nothing by itself: a carousel has it. */
const UNSEEN = ['app/ui/carousel-motion.tsx: CarouselMotion'];

const all: readonly Part[] = Object.values(PARTS).flat();
const moduleOf = (file: string) => MODULES[`../../${file}`];

afterEach(putPartsAway);

it('has every component of app/ui, app/forms and app/lists, and shows no other', () => {
  const components = Object.entries(MODULES).flatMap(([path, exports]) =>
    Object.keys(exports)
      .filter((name) => /^[A-Z][a-z]/.test(name))
      .map((name) => `${path.replace('../../', '')}: ${name}`),
  );
  const shown = all.flatMap(({ file, exports }) => Object.keys(exports).map((name) => `${file}: ${name}`));
  expect(components.length).toBeGreaterThan(40);
  expect(
    components.filter((one) => !shown.includes(one) && !UNSEEN.includes(one)),
    'what app/parts has no entry for',
  ).toEqual([]);
  for (const { file, exports } of all.filter(({ file }) => file.endsWith('.tsx')))
    expect(moduleOf(file), file).toMatchObject(exports);
});

describe.each(CHOICES.theme)('%s', (theme) => {
  describe.each(SAMPLE_LANGUAGES)('%s', (language) => {
    it.each(PHONES)(
      'every part stands at %i px, free of barriers and off its neighbours [HDR-10 LANG-29]',
      async (width, height) => {
        await renderParts({ theme, language }, [width, height]);
        expect(document.documentElement.dir).toBe(language === 'ar' ? 'rtl' : 'ltr');
        expectNoSidewaysScroll();
        expectNothingOverlaps();
        expectRoomForLetters();
        await expectNoBarrier();
      },
    );
  });

  it('in forced colours every part is told from its ground, and what is chosen says so', async () => {
    await renderParts({ theme }, [390, 844]);
    const things = filled();
    await inForcedColours(async () => {
      expect(lost(things), 'what one no longer tells from its ground').toEqual([]);
      expect(unmarked(), 'what is chosen and does not say so').toEqual([]);
    });
  });
});

it.each(SAMPLE_LANGUAGES)('in %s there is room for letters twice as large', async (language) => {
  for (const phone of PHONES) {
    await renderParts({ language, letters: '200' }, phone);
    expectNoSidewaysScroll();
    expectNothingOverlaps();
    expectRoomForLetters();
  }
});

it.each(['sheet', 'card', 'side', 'full'])('a %s opens, free of barriers, and closes', async (shape) => {
  await renderParts({ language: 'en' }, [320, 640]);
  const states = within(screen.getByRole('region', { name: 'Popup' }));
  const state = states.getByRole('heading', { name: shape }).parentElement as HTMLElement;
  fireEvent.click(within(state).getByRole('button'));
  const popup = screen.getByRole('dialog');
  expectNothingOverlaps();
  await expectNoBarrier();
  fireEvent.click(within(popup).getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBe(null);
});

it('shows the theme, language, width and letters that are chosen, keeps them in its address, and leads to each part', async () => {
  await renderParts({}, [390, 844]);
  const { documentElement } = document;
  fireEvent.click(screen.getByText('Parts'));
  for (const name of ['light', 'ar', '320\u00a0px', '200\u00a0%'])
    fireEvent.click(screen.getByRole('radio', { name }));
  expect([documentElement.lang, documentElement.dir, documentElement.dataset.theme]).toEqual([
    'ar',
    'rtl',
    'light',
  ]);
  expect(document.body.getBoundingClientRect().width).toBe(320);
  expect(documentElement.style.fontSize).toBe('200%');
  expect(location.search).toBe('?theme=light&language=ar&width=320&letters=200');
  for (const link of within(screen.getByRole('navigation', { name: /made of/ })).getAllByRole('link'))
    expect(document.querySelector(link.getAttribute('href') ?? ''), link.textContent).not.toBe(null);
});
