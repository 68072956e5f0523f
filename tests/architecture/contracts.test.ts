import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ERROR_CODES, VENDOR_ERROR_CODES } from '../../contracts/errors';
import { SITE_FLAGS } from '../../contracts/flags';
import type { Operation } from '../../contracts/operation';
import { operations } from '../../contracts/operations';
import { allOperations } from '../../contracts/pact/all-operations';
import { catalogueFile } from '../../contracts/pact/catalogue';
import { readCatalogueFile } from '../../contracts/pact/catalogue-file';
import { pinnedFields } from '../../contracts/pact/match';
import { getStatus } from '../../contracts/system/status';
import { vendorOperations } from '../../contracts/vendor-operations';
import { ROOT, read, sourcesBelow } from './source-files';

test('asks the gateways for every site flag that the app reads [FLAG-21 CALL-06]', () => {
  const pinned = pinnedFields(getStatus).map(({ path }) => path);
  const app = sourcesBelow('app').map(read).join('\n');
  const used = SITE_FLAGS.filter((flag) => new RegExp(`\\b(?:flags|site)\\.${flag}\\b`).test(app));
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((flag) => !pinned.includes(`info.whitelabel.${flag}`))).toEqual([]);
});

test('lets the sanitiser of the edge alone make safe HTML, and tests alone say that it did [SHELL-43]', () => {
  const sources = sourcesBelow('app', 'edge', 'contracts', 'demo', 'gateway');
  const makers = sources.filter((path) => /\bas SafeHtml\b|<SafeHtml>|\bis SafeHtml\b/.test(read(path)));
  expect(makers).toEqual(['edge/lib/security/safe-html.ts', 'contracts/testing/html.ts']);
  expect(sources.filter((path) => /['"].*contracts\/testing\//.test(read(path)))).toEqual([]);
  // What comes out of the edge, and what the browser was sent by it.
  const stating = sources.filter((path) => /\bas (?:Promise<)?(?:Sanitised|ResponseOf)\b/.test(read(path)));
  expect(stating.sort()).toEqual([
    'app/lib/calls/call-site.ts',
    'app/lib/calls/gateway.ts',
    'edge/gateway.ts',
    'edge/lib/gateway/transforms.ts',
  ]);
});

test('leaves the names of marks to the contracts: the bundler takes whatever is called so for doing nothing', () => {
  const [, listed = ''] = /const ANNOTATIONS = \[([^\]]*)\]/.exec(read('app.config.ts')) ?? [];
  const names = [...listed.matchAll(/'(\w+)'/g)].map(([, name]) => name);
  const made = [...read('contracts/field-annotations.ts').matchAll(/^export function (\w+)/gm)].map(
    ([, name]) => name,
  );
  expect(names.sort()).toEqual(made.filter((name) => name !== 'annotationsOf').sort());
  const taken = new RegExp(
    `\\b(?:function (?:${names.join('|')})\\b|(?:${names.join('|')}) = (?:async )?\\()`,
  );
  expect(sourcesBelow('app').filter((path) => taken.test(read(path)))).toEqual([]);
});

test('gives examples that satisfy their own schemas [CALL-02]', () => {
  const wrong = allOperations.flatMap(({ id, input, output, example, moreExamples = [], refusals }) => [
    ...[example, ...moreExamples].flatMap((one) => [
      ...issuesOf(`${id} input`, input, one.input),
      ...issuesOf(`${id} output`, output, one.output),
    ]),
    ...refusals.flatMap(({ errorCode, value }) =>
      value ? issuesOf(`${id} ${errorCode}`, value.schema, value.example) : [],
    ),
  ]);
  expect(wrong).toEqual([]);
});

test('lists every operation once, so that the forwarder and the contracts know it, and a vendor’s apart from the site’s [CALL-02 GATE-34]', async () => {
  const modules = sourcesBelow('contracts').filter((path) => /^contracts\/[^/]+\/(?!.*\.mjs)/.test(path));
  const own = modules.filter((path) => !path.startsWith('contracts/pact/'));
  const declared = await Promise.all(own.map((path) => import(`${ROOT}${path}`)));
  const found = declared.flatMap((module) => Object.values(module)).filter(isOperation);
  expect(found.filter((operation) => !allOperations.includes(operation)).map(({ id }) => id)).toEqual([]);
  const { length } = allOperations;
  expect(new Set(allOperations.map(({ id }) => id)).size).toBe(length);
  expect(new Set(allOperations.map(({ method, path }) => `${method} ${path}`)).size).toBe(length);
  const isVendors = ({ caller, path }: Operation) => [caller === 'vendor', path.startsWith('/vgw/')];
  expect(operations.flatMap(isVendors)).not.toContain(true);
  expect(vendorOperations.flatMap(isVendors)).not.toContain(false);
});

test('declares how a call is treated where all of them are: nothing else asks which call it is', () => {
  const asking = sourcesBelow('edge', 'gateway').filter((path) =>
    /\boperation\.id\s*[!=]==|[!=]==\s*[a-z]\w*[A-Z]\w*\.id\b/.test(read(path)),
  );
  expect(asking).toEqual([]);
});

test('refuses only with codes of the error table [CALL-03 ERR-59]', () => {
  const unlisted = (list: readonly Operation[], codes: readonly string[]) =>
    list
      .flatMap(({ refusals }) => refusals.map(({ errorCode }) => errorCode))
      .filter((code) => !codes.includes(code));
  expect(unlisted(operations, ERROR_CODES)).toEqual([]);
  expect(unlisted(vendorOperations, [...ERROR_CODES, ...VENDOR_ERROR_CODES])).toEqual([]);
});

test('hands the backend teams the catalogue of provider states as it is [CALL-07]', () => {
  expect(readCatalogueFile(), 'Run npm run contracts:write').toBe(catalogueFile(allOperations));
});

function issuesOf(what: string, schema: v.GenericSchema, value: unknown): string[] {
  const result = v.safeParse(schema, value);
  return result.success
    ? []
    : result.issues.map((issue) => `${what}: ${v.getDotPath(issue)} ${issue.message}`);
}

function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'refusals' in value && 'example' in value;
}
