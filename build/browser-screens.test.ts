import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, test } from 'vitest';
import { SCREENS } from '../app/screens';
import { shortened, titleKeys } from './browser-screens';

const source = readFileSync('app/screens.ts', 'utf8');

test('the browser knows of each screen what it draws and guards, and the place of its title [HDR-10]', async () => {
  const code = encodeURIComponent(stripTypeScriptTypes(shortened(source)));
  const shown: Record<string, object> = (await import(`data:text/javascript,${code}`)).SCREENS;
  const keys = titleKeys(source);
  for (const [path, row] of Object.entries(SCREENS)) {
    if ('aliasOf' in row) {
      expect(shown[path]).toEqual(row);
      continue;
    }
    const {
      title,
      description: _description,
      level: _level,
      listed: _listed,
      canonical: _canonical,
      ...rest
    } = row;
    expect(shown[path], path).toEqual({ ...rest, title: keys.indexOf(title) });
  }
});

test('a table that is written otherwise stops the build', () => {
  expect(() => titleKeys('export const SCREENS = {};')).toThrow('written otherwise');
});
