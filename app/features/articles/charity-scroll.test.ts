// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { forgetPlace, savedPlace, savePlace } from './charity-scroll';

afterEach(() => sessionStorage.clear());

test('the place in the charity list is kept for this tab until it is forgotten [CONT-20 CONT-22]', () => {
  expect(savedPlace()).toBeNull();
  Object.defineProperty(window, 'scrollY', { value: 812.4, configurable: true });
  savePlace(3);
  expect(savedPlace()).toEqual({ y: 812, pages: 3 });
  forgetPlace();
  expect(savedPlace()).toBeNull();
});

test.each(['', '{', '7', 'null', '{"y":"top","pages":1}'])(
  'a record like %j is no place [CONT-22]',
  (record) => {
    sessionStorage.setItem('CHARITY_SCROLL', record);
    expect(savedPlace()).toBeNull();
  },
);
