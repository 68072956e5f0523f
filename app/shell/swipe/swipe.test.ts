// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { keepsItsSwipes, outcomeOfSwipe, startSwipe, swipeReducer } from './swipe';

type Dir = 'ltr' | 'rtl';
const START = { x: 200, y: 300 };

function swiped(moves: [number, number][], dir: Dir = 'ltr') {
  const swipe = moves.reduce(
    (state, [x, y]) => swipeReducer(state, { type: 'move', point: { x: START.x + x, y: START.y + y } }),
    startSwipe(START),
  );
  return outcomeOfSwipe(swipe, dir);
}

describe('a swipe', () => {
  it('goes back past 100 px, at exactly 100 px it does not [SHELL-03 SHELL-04 CONST-45]', () => {
    expect(
      swiped([
        [40, 0],
        [101, 0],
      ]),
    ).toBe('back');
    expect(
      swiped([
        [40, 0],
        [100, 0],
      ]),
    ).toBe('none');
  });

  it('has a direction only past 10 px, and keeps it [SHELL-05 CONST-46]', () => {
    const at10 = swipeReducer(startSwipe(START), { type: 'move', point: { x: START.x + 10, y: START.y } });
    expect(at10.course).toBe('unknown');
    const at11 = swipeReducer(at10, { type: 'move', point: { x: START.x + 11, y: START.y } });
    expect(at11.course).toBe('sideways');
    expect(
      swiped([
        [2, 11],
        [180, 12],
      ]),
    ).toBe('none');
    expect(
      swiped([
        [11, 2],
        [180, 90],
      ]),
    ).toBe('back');
  });

  it('of 5 px or less is still a tap [SHELL-06 CONST-47]', () => {
    expect(swiped([])).toBe('tap');
    expect(swiped([[5, -5]])).toBe('tap');
    expect(swiped([[6, 0]])).toBe('none');
  });

  it('goes back from the start to the end, mirrored from right to left [SHELL-07]', () => {
    expect(
      swiped([
        [-40, 0],
        [-180, 0],
      ]),
    ).toBe('none');
    expect(
      swiped(
        [
          [-40, 0],
          [-180, 0],
        ],
        'rtl',
      ),
    ).toBe('back');
    expect(
      swiped(
        [
          [40, 0],
          [180, 0],
        ],
        'rtl',
      ),
    ).toBe('none');
  });

  it('that comes back to where it began, or gets a second finger, goes nowhere', () => {
    expect(
      swiped([
        [150, 0],
        [20, 0],
      ]),
    ).toBe('none');
    const two = swipeReducer(startSwipe(START), { type: 'secondFinger' });
    const moved = swipeReducer(two, { type: 'move', point: { x: START.x + 180, y: START.y } });
    expect(outcomeOfSwipe(moved, 'ltr')).toBe('none');
  });
});

describe('where a swipe starts', () => {
  const inside = (markup: string) => {
    document.body.innerHTML = markup;
    const target = document.querySelector('[data-target]') as Element;
    return keepsItsSwipes(target);
  };

  it.each([
    ['a carousel', '<section aria-roledescription="carousel"><p data-target></p></section>'],
    ['a dialog', '<dialog open><p data-target></p></dialog>'],
    ['a field', '<input data-target />'],
  ])('leaves %s alone [SHELL-07]', (_, markup) => {
    expect(inside(markup)).toBe(true);
  });

  it('leaves a strip alone that scrolls sideways, and takes any other part of the page [SHELL-07]', () => {
    document.body.innerHTML = '<div style="overflow-x: auto"><p data-target></p></div><p id="plain"></p>';
    const strip = document.querySelector('div') as HTMLElement;
    Object.defineProperties(strip, { scrollWidth: { value: 900 }, clientWidth: { value: 390 } });
    expect(keepsItsSwipes(document.querySelector('[data-target]') as Element)).toBe(true);
    expect(keepsItsSwipes(document.querySelector('#plain') as Element)).toBe(false);
  });
});
