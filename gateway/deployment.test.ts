import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const settings = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');

test('the gateway has no public address: the edge reaches it through its binding [GATE-21]', () => {
  const gateway = settings('wrangler.toml');
  const [ofTheWorker = ''] = gateway.split(/^\[/m);
  expect(ofTheWorker).toMatch(/^workers_dev = false$/m);
  expect(ofTheWorker).toMatch(/^preview_urls = false$/m);
  expect(gateway).not.toMatch(/^(?:\[\[?)?routes?\b/m);
  const name = /^name = "(.+)"$/m.exec(ofTheWorker)?.[1];
  expect(settings('../wrangler.toml')).toMatch(new RegExp(`^binding = "GATEWAY"\nservice = "${name}"$`, 'm'));
});
