import { expect, test } from 'vitest';
import { expectedModules } from './expected-modules';

test('a build that met every module goes through, one that went by without one is stopped by the name of the plugin', () => {
  const expected = expectedModules('lean-libraries', [/\/query\.js$/, /\/mutation\.js$/]);
  expected.meet('/node_modules/query-core/query.js');
  expect(() => expected.check()).toThrow(
    'No module is called /\\/mutation\\.js$/: build/lean-libraries.ts must follow',
  );
  expected.meet('/node_modules/query-core/mutation.js');
  expect(() => expected.check()).not.toThrow();
});

test('a build that failed says why it failed, not what it did not come to', () => {
  const expected = expectedModules('translated-texts', [/\/react-dom\.js$/]);
  expect(() => expected.check(new Error('no such file'))).not.toThrow();
});
