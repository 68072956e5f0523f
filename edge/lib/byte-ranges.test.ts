import { describe, expect, it } from 'vitest';
import { byteRange, inRange as inRangeOf } from './byte-ranges';

const TEXT = '0123456789';
const inRange = (request: Request, whole: Response) => inRangeOf(request, whole, TEXT.length);
const ETAG = '"v1"';
const MODIFIED = 'Wed, 21 Oct 2026 07:28:00 GMT';

/** A file in pieces of so many bytes, and what was read of it. */
function file({
  piece = 3,
  text = TEXT,
  headers = {},
}: {
  piece?: number;
  text?: string;
  headers?: object;
} = {}) {
  const seen = { pieces: 0, isLeft: false };
  let at = 0;
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (at >= text.length) return controller.close();
        seen.pieces += 1;
        controller.enqueue(new TextEncoder().encode(text.slice(at, at + piece)));
        at += piece;
      },
      cancel() {
        seen.isLeft = true;
      },
    },
    { highWaterMark: 0 },
  );
  const all = {
    'Content-Length': String(TEXT.length),
    'Content-Type': 'video/mp4',
    ETag: ETAG,
    'Last-Modified': MODIFIED,
  };
  return {
    seen,
    response: new Response(body, { headers: { ...all, 'Cache-Control': 'max-age=60', ...headers } }),
  };
}

const ask = (headers: Record<string, string>, method = 'GET') =>
  new Request('https://site.example/art/videos/sea.mp4', { method, headers });

async function told(response: Response) {
  const { status, headers } = response;
  return [status, headers.get('Content-Range'), headers.get('Content-Length'), await response.text()];
}

describe('a part of a file', () => {
  it.each([
    ['bytes=0-1', '0-1', '01'],
    ['bytes=0-', '0-9', TEXT],
    ['bytes=0-9', '0-9', TEXT],
    ['bytes=0-99999999999999999999', '0-9', TEXT],
    ['bytes=4-6', '4-6', '456'],
    ['bytes=9-9', '9-9', '9'],
    ['bytes=-1', '9-9', '9'],
    ['bytes=-4', '6-9', '6789'],
    ['bytes=-99', '0-9', TEXT],
    ['bytes= 2-3 ', '2-3', '23'],
    ['bytes=,2-3,', '2-3', '23'],
    ['BYTES=2-3', '2-3', '23'],
    ['bytes=002-003', '2-3', '23'],
  ])('is given for %s, wherever its pieces end', async (range, place, text) => {
    for (const piece of [1, 3, 4, 10]) {
      const { response } = file({ piece });
      expect(await told(inRange(ask({ Range: range }), response))).toEqual([
        206,
        `bytes ${place}/10`,
        String(text.length),
        text,
      ]);
    }
  });

  it('has the headers of the whole', () => {
    const { headers } = inRange(ask({ Range: 'bytes=2-3' }), file().response);
    expect([headers.get('ETag'), headers.get('Cache-Control'), headers.get('Content-Type')]).toEqual([
      ETAG,
      'max-age=60, no-transform',
      'video/mp4',
    ]);
  });

  it('reads no further than its end, and leaves the file', async () => {
    const { seen, response } = file({ piece: 1 });
    expect(await inRange(ask({ Range: 'bytes=0-2' }), response).text()).toBe('012');
    expect(seen).toEqual({ pieces: 3, isLeft: true });
  });

  it('of a visitor who leaves is left too', async () => {
    const { seen, response } = file();
    await inRange(ask({ Range: 'bytes=0-' }), response).body?.cancel();
    expect(seen.isLeft).toBe(true);
  });

  it('of a file that is shorter than it says breaks off, and does not look whole', async () => {
    const { response } = file({ text: '0123' });
    await expect(inRange(ask({ Range: 'bytes=2-7' }), response).text()).rejects.toThrow();
  });

  it.each(['bytes=10-', 'bytes=10-12', 'bytes=99999999999999999999-', 'bytes=-0'])(
    'behind the end is none: %s answers 416 with the length, kept by nobody',
    async (range) => {
      const { seen, response } = file();
      const none = inRange(ask({ Range: range }), response);
      expect(await told(none)).toEqual([416, 'bytes */10', null, '']);
      expect(none.headers.get('Cache-Control')).toBe('no-store');
      expect(seen.isLeft).toBe(true);
    },
  );

  it.each([
    '',
    'bytes',
    'bytes=',
    'bytes=-',
    'bytes=a-b',
    'bytes=1',
    'bytes=5-2',
    'bytes=1-2-3',
    'bytes=--1',
    'bytes=+1-2',
    'bytes=0x1-2',
    'bytes=1.5-2',
    'bytes=0-1,4-5',
    'bytes=0-1,-1',
    'bytes =0-1',
    'items=0-1',
    'seconds=1-2',
  ])('asked for as %j is the whole', async (range) => {
    expect(await told(inRange(ask({ Range: range }), file().response))).toEqual([200, null, '10', TEXT]);
  });
});

describe('a part of the state that is known', () => {
  it.each([
    ['its tag', ETAG, 206],
    ['its date', MODIFIED, 206],
    ['another tag', '"v2"', 200],
    ['a weak tag', 'W/"v1"', 200],
    ['an earlier date', 'Wed, 21 Oct 2026 07:27:59 GMT', 200],
    ['a later date', 'Thu, 22 Oct 2026 07:28:00 GMT', 200],
    ['no word of ours', 'v1', 200],
  ])('is asked for by %s: %s answers %i', (_, known, status) => {
    const request = ask({ Range: 'bytes=0-1', 'If-Range': known });
    expect(inRange(request, file().response).status).toBe(status);
    expect(inRange(ask({ Range: 'bytes=99-', 'If-Range': known }), file().response).status).toBe(
      status === 206 ? 416 : 200,
    );
  });

  it('is the whole where the file has neither tag nor date', () => {
    for (const known of [ETAG, MODIFIED]) {
      const { response } = file();
      response.headers.delete('ETag');
      response.headers.delete('Last-Modified');
      expect(inRange(ask({ Range: 'bytes=0-1', 'If-Range': known }), response)).toBe(response);
    }
  });
});

it('of what has no bytes, or asked for without a word of a part, is the whole', () => {
  const empty = new Response('');
  expect(inRangeOf(ask({ Range: 'bytes=0-1' }), empty, 0)).toBe(empty);
  const { response } = file();
  expect(inRange(ask({}), response)).toBe(response);
});

it('reads a header in time that its length allows', () => {
  expect(byteRange(`bytes=${','.repeat(100_000)}0-1`, 10)).toEqual({ first: 0, last: 1 });
  expect(byteRange(`bytes=${' '.repeat(100_000)}x`, 10)).toBeUndefined();
});
