import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of what WCAG does not ask for, what tells the parts of a page apart. */
const BEST_PRACTICES = ['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The very copy of axe that the builder pins. */
const AXE = readFileSync(
  createRequire(createRequire(import.meta.url).resolve('@axe-core/playwright')).resolve(
    'axe-core/axe.min.js',
  ),
  'utf8',
);

/** Expects that axe finds nothing against WCAG 2.2 AA on the page, or in the part that `include` selects. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  await page.evaluate(settled);
  // Results of frames are put together in a page of their own; a page without frames needs none.
  const isAlone = page.frames().length === 1;
  const builder = isAlone ? await onOnePage(page) : new AxeBuilder({ page });
  builder.options({
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(BEST_PRACTICES.map((id) => [id, { enabled: true }])),
    // The same rules on the same nodes; what passed is not told, which is most of what a run costs.
    resultTypes: ['violations'],
  });
  const { violations } = await (include ? builder.include(include) : builder).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}\n    ${node.html}`),
  );
  expect(lines, 'accessibility').toEqual([]);
}

/** The builder would send axe twice for each run: a document gets it once, and keeps it. */
async function onOnePage(page: Page): Promise<AxeBuilder> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return new AxeBuilder({ page, axeSource: ';' }).setLegacyMode();
}

/**
 * Waits until what fades or slides in has come, and nothing more has begun two frames later: half faded in, everything
 * lacks contrast. What moves for good may.
 */
async function settled(): Promise<void> {
  // What a section out of sight holds does not go on.
  const isPassing = ({ effect, playState }: Animation) =>
    playState === 'running' &&
    effect?.getComputedTiming().endTime !== Infinity &&
    (effect as KeyframeEffect | null)?.target?.checkVisibility({ contentVisibilityAuto: true }) !== false;
  for (let still = 0; still < 3; ) {
    still = document.getAnimations().some(isPassing) ? 0 : still + 1;
    await new Promise(requestAnimationFrame);
  }
}
