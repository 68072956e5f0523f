import { beforeEach, describe, expect, it, vi } from 'vitest';
import { builtFile } from './built-files';

const VIDEO = 'https://site.example/art/videos/sea.mp4';
const TEXT = '0123456789';
let tag = 0;
beforeEach(() => {
  tag += 1;
});

/** The binding of the files as the platform has it: it knows no ranges, and may not say a length. */
function binding(answerTo: (request: Request) => Response = () => fileOf()) {
  const asked: Request[] = [];
  const fetch = vi.fn(async (request: Request) => {
    asked.push(request);
    return answerTo(request);
  });
  const ask = (headers: Record<string, string> = {}, method = 'GET') =>
    builtFile({ ASSETS: { fetch } }, new Request(VIDEO, { method, headers }), {
      'Cache-Control': 'max-age=60',
    });
  return { asked, ask };
}
const fileOf = (headers: Record<string, string> = {}) =>
  new Response(TEXT, { headers: { 'Content-Type': 'video/mp4', ETag: `"${tag}"`, ...headers } });
const told = async (response?: Response) => [
  response?.status,
  response?.headers.get('Content-Range') ?? null,
  response?.headers.get('Accept-Ranges') ?? null,
  await response?.text(),
];

describe('a file of the build', () => {
  it('says that parts of it may be asked for, and is asked for once', async () => {
    const { asked, ask } = binding();
    expect(await told(await ask())).toEqual([200, null, 'bytes', TEXT]);
    expect(await told(await ask({ 'If-Range': `"${tag}"` }))).toEqual([200, null, 'bytes', TEXT]);
    expect(asked).toHaveLength(2);
  });

  it('is given in parts though the binding knows none, and counted once where it says no length', async () => {
    const { asked, ask } = binding();
    for (const range of ['bytes=0-1', 'bytes=8-', 'bytes=-2']) {
      const [status, place, ranges] = await told(
        await ask({ Range: range, 'If-Range': `"${tag}"`, 'If-None-Match': 'x' }),
      );
      expect([status, place, ranges]).toEqual([
        206,
        range === 'bytes=0-1' ? 'bytes 0-1/10' : 'bytes 8-9/10',
        'bytes',
      ]);
    }
    expect(asked).toHaveLength(4);
    const names = asked.map(({ headers }) =>
      ['Range', 'If-Range', 'If-None-Match'].map((name) => headers.get(name)),
    );
    expect(names).toEqual(Array(4).fill([null, null, 'x']));
  });

  it('is counted each time where nothing tells its states apart, and never where it says its length', async () => {
    const untagged = binding(() => new Response(TEXT));
    for (const _ of [1, 2]) expect((await told(await untagged.ask({ Range: 'bytes=9-' })))[3]).toBe('9');
    expect(untagged.asked).toHaveLength(4);
    const saying = binding(() => fileOf({ 'Content-Length': '10' }));
    expect((await told(await saying.ask({ Range: 'bytes=9-' })))[3]).toBe('9');
    expect(saying.asked).toHaveLength(1);
  });

  it('behind whose end a part lies answers 416, whole to a HEAD', async () => {
    const { ask } = binding();
    expect(await told(await ask({ Range: 'bytes=10-' }))).toEqual([416, 'bytes */10', 'bytes', '']);
    expect((await ask({ Range: 'bytes=0-1' }, 'HEAD'))?.status).toBe(200);
  });

  it('that the browser has is not modified, whatever part it asks for', async () => {
    const { ask } = binding(({ headers }) =>
      headers.has('If-None-Match') ? new Response(null, { status: 304, headers: { ETag: '"1"' } }) : fileOf(),
    );
    expect((await ask({ Range: 'bytes=0-1', 'If-None-Match': '"1"' }))?.status).toBe(304);
  });

  it('that is packed is whole, and promises no parts', async () => {
    const { ask } = binding(() => fileOf({ 'Content-Encoding': 'gzip' }));
    expect(await told(await ask({ Range: 'bytes=0-1' }))).toEqual([200, null, null, TEXT]);
  });

  it('has the headers that it is given, but not where it is none', async () => {
    expect((await binding().ask())?.headers.get('Cache-Control')).toBe('max-age=60');
    expect((await binding().ask({ Range: 'bytes=0-1' }))?.headers.get('Cache-Control')).toBe(
      'max-age=60, no-transform',
    );
    expect((await binding().ask({ Range: 'bytes=99-' }))?.headers.get('Cache-Control')).toBe('no-store');
    expect(await binding(() => new Response('', { status: 404 })).ask()).toBeUndefined();
    expect(await builtFile({}, new Request(VIDEO), {})).toBeUndefined();
  });
});
