import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { classNames } from './class-names';

const POPUP = resolve('app/ui/popup.module.css');
const SWITCH = resolve('app/ui/switch.module.css');

test('server and browser, which are built apart, come to the same name of a class', () => {
  expect(classNames()('panel', POPUP)).toBe(classNames()('panel', `${POPUP}?used`));
});

test('no two classes have one name', () => {
  const nameOf = classNames();
  const names = [nameOf('panel', POPUP), nameOf('grabber', POPUP), nameOf('line', SWITCH)];
  expect(new Set(names).size).toBe(3);
  for (const name of names) expect(name).toMatch(/^_[a-z\d]+$/);
});

test('a class that the styles do not have stops the build', () => {
  expect(() => classNames()('unheard-of', POPUP)).toThrow('does not find unheard-of');
});
