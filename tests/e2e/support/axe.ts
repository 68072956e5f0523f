import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Of what WCAG does not ask for, what tells the parts of a page apart. */
const BEST_PRACTICES = ['landmark-unique', 'landmark-one-main', 'landmark-no-duplicate-main'];
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Expects that axe finds nothing against WCAG 2.2 AA on the page, or in the part that `include` selects. */
export async function expectAccessible(page: Page, include?: string): Promise<void> {
  await page.evaluate(settled);
  const builder = new AxeBuilder({ page }).options({
    runOnly: { type: 'tag', values: TAGS },
    rules: Object.fromEntries(BEST_PRACTICES.map((id) => [id, { enabled: true }])),
    // The same rules on the same nodes; what passed is not told, which is most of what a run costs.
    resultTypes: ['violations'],
  });
  // Results of frames are put together in a page of their own; a page without frames needs none.
  if (page.frames().length === 1) builder.setLegacyMode();
  const { violations } = await (include ? builder.include(include) : builder).analyze();
  const lines = violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.target.join(' ')}\n    ${node.html}`),
  );
  expect(lines, 'accessibility').toEqual([]);
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
