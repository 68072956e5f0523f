import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { readTables } from '@/build/message-tables';
import settings from '@/messages/project.inlang/settings.json' with { type: 'json' };
import { currentBuild } from '@/scripts/lib/builds.mjs';
import { workerSize } from '../bench/worker-size.mjs';

/** What the platform is given at most, all modules together: bytes, and compressed as it counts them. */
const MOST = { bytes: 2_345_000, gzip: 735_000 };

test('the worker stays small, as it is uploaded and as it is compressed', () => {
  const { bytes, gzip } = workerSize();
  expect(bytes).toBeLessThanOrEqual(MOST.bytes);
  expect(gzip).toBeLessThanOrEqual(MOST.gzip);
});

test('no language rides in the worker: each is a file beside it, and adds nothing to its code [LANG-26]', async () => {
  const { client, server } = currentBuild();
  const { keys, tables } = await readTables(settings.locales);
  const files = globSync('messages/*.json', { cwd: client }).map((file) => basename(file).slice(0, -14));
  expect(files.toSorted()).toEqual([...tables.keys()].toSorted());
  const code = globSync('**/*.js', { cwd: server }).map((file) => readFileSync(join(server, file), 'utf8'));
  const only = (key: string) => tables.get('vi')?.[keys.indexOf(key)];
  expect(only('error_system')).toBe('Hệ thống đang lỗi, vui lòng thử lại sau');
  for (const [locale, table] of tables) {
    const sentences = table.filter(
      (text) => typeof text === 'string' && /\p{L} \p{L}+ \p{L}+ \p{L}/u.test(text),
    );
    expect(sentences.length, locale).toBeGreaterThan(500);
    expect(
      sentences.filter((text) => code.some((file) => file.includes(text as string))),
      locale,
    ).toEqual([]);
  }
});

test('browser and worker are of one build, by which an error on a phone is known [ERR-60]', () => {
  const { client, server } = currentBuild();
  const idsIn = (folder: string) =>
    globSync('**/*.js', { cwd: folder }).flatMap(
      (file) => readFileSync(join(folder, file), 'utf8').match(/\b20\d{6}T\d{4}-[\da-f]{8}\b/g) ?? [],
    );
  const [ofBrowser, ofWorker] = [client, server].map((folder) => new Set(idsIn(folder)));
  expect(ofBrowser?.size).toBe(1);
  expect(ofWorker).toEqual(ofBrowser);
});
