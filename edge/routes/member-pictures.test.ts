import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getMemberInfo } from '../../contracts/member/member-info';
import { MEMBER_PICTURES } from '../../contracts/pictures/member-pictures';
import { requestReward } from '../../contracts/rewards/request-reward';
import { PICTURE_BYTES } from '../../contracts/rewards/reward-rules';
import {
  animatedWebp,
  exifWithPlace,
  gif,
  joined,
  jpeg,
  jpegOfBytes,
  jpegWith,
  latin,
  png,
  pngOfBytes,
  zip,
} from '../../contracts/testing/pictures';
import type { Env, Images } from '../env';
import { fakeBucket } from '../testing/fake-bucket';
import { envelope, fakeSite, refusal } from '../testing/fake-site';

const KEYS = `test:${Buffer.alloc(32, 7).toString('base64url')}`;
const ORIGIN = 'https://site.example';
const REWARD = '/wps/promotions/reward';

let lines: Record<string, unknown>[] = [];
beforeEach(() => {
  lines = [];
  for (const level of ['info', 'warn', 'error'] as const) {
    vi.spyOn(console, level).mockImplementation((line) => void lines.push(JSON.parse(line)));
  }
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

type Fields = { trial?: boolean; token?: string; userName?: string };

async function siteWith(more: Partial<Env> = {}) {
  const bucket = fakeBucket();
  const received: string[] = [];
  const vars = { SESSION_KEYS: KEYS, PICTURES: bucket, ...more };
  const over = new Set<string>();
  const gateway = {
    [getMemberInfo.path]: ({ headers }: Request) =>
      over.has(headers.get('Authorization') ?? '')
        ? refusal('session.ended', 401)
        : envelope(getMemberInfo.example.output),
    [REWARD]: async (request: Request) => {
      received.push(await request.text());
      return envelope(null);
    },
  };
  const site = fakeSite(gateway, vars, async (context, request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/login') {
      const [token = '', trial] = [searchParams.get('token') ?? 'token-1', searchParams.has('trial')];
      const userName = searchParams.get('userName') ?? 'minhan_2209';
      return context.openSession({ token, userName, type: 0, firstTimeLogin: false, trial });
    }
    const pictures = await context.openPictures(searchParams.getAll('picture'));
    await context.callGateway(requestReward, { pictures, promotionId: 501, remarks: 'x' });
    context.dropPictures(searchParams.getAll('picture'));
    return pictures;
  });
  const logIn = async ({ trial, token = 'token-1', userName = 'minhan_2209' }: Fields = {}) => {
    const answer = await site.fetch(`/login?token=${token}&userName=${userName}${trial ? '&trial' : ''}`);
    return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  };
  const bring = (Cookie: string, body: BodyInit, type = 'image/jpeg', more: HeadersInit = {}) =>
    site.fetch(MEMBER_PICTURES, {
      method: 'POST',
      headers: { Origin: ORIGIN, Cookie, 'Content-Type': type, ...more },
      body,
      ...(body instanceof ReadableStream && { duplex: 'half' }),
    } as RequestInit);
  const idOf = async (answer: Response) => ((await answer.json()) as { value: { id: string } }).value.id;
  const apply = (Cookie: string, ...ids: string[]) =>
    site.fetch(`/apply?${new URLSearchParams(ids.map((id) => ['picture', id]))}`, { headers: { Cookie } });
  const end = (token: string) => over.add(`Bearer ${token}`);
  return { bucket, received, logIn, bring, idOf, apply, end };
}

const outcomeOf = async (answer: Response) => [
  answer.status,
  ((await answer.json()) as { errorCode: string }).errorCode,
];

/** A body that comes in pieces and says nothing of its length; `asked` counts the pieces that were wanted. */
function pieces(count: number, piece: Uint8Array, asked: { pieces: number } = { pieces: 0 }) {
  return new ReadableStream({
    pull(controller) {
      asked.pieces += 1;
      if (asked.pieces > count) controller.close();
      else controller.enqueue(piece);
    },
  });
}

/** A body of which nothing comes; `read` is there when somebody waits for it. */
function silence() {
  let wanted = () => {};
  const read = new Promise<void>((resolve) => {
    wanted = resolve;
  });
  const pull = () => {
    wanted();
    return new Promise<void>(() => {});
  };
  return { body: new ReadableStream({ pull }, { highWaterMark: 0 }), read };
}

/** A body that comes when it is told to; `read` is there when somebody waits for it. */
function drip(bytes: number) {
  let controller: ReadableStreamDefaultController<Uint8Array>;
  let wanted = () => {};
  const read = new Promise<void>((resolve) => {
    wanted = resolve;
  });
  const body = new ReadableStream<Uint8Array>(
    {
      start: (given) => {
        controller = given;
      },
      pull: () => wanted(),
    },
    { highWaterMark: 0 },
  );
  return { body, read, send: () => controller.enqueue(new Uint8Array(bytes)), end: () => controller.close() };
}

describe('a member’s picture', () => {
  it('is kept with nothing in it but what is seen, and reaches the gateway in its application [CALL-53 REWARD-42 REWARD-49 REWARD-52 REWARD-54]', async () => {
    const { bucket, received, logIn, bring, idOf, apply } = await siteWith();
    const member = await logIn();
    const photo = await idOf(
      await bring(member, joined(jpegWith(exifWithPlace()), zip('a.html', '<script>'))),
    );
    const shot = await idOf(await bring(member, png(), 'image/png'));
    const [first] = [...bucket.objects.values()];
    expect(Buffer.compare(first?.bytes ?? latin(''), jpeg())).toBe(0);
    expect((await apply(member, photo, shot)).status).toBe(200);
    expect(JSON.parse(received[0] ?? '')).toEqual({
      pictures: [
        `data:image/jpeg;base64,${Buffer.from(jpeg()).toString('base64')}`,
        `data:image/png;base64,${Buffer.from(png()).toString('base64')}`,
      ],
      promotionId: 501,
      remarks: 'x',
    });
    // It is gone then: nobody sends it twice.
    expect(bucket.objects.size).toBe(0);
    expect((await apply(member, photo)).status).toBe(500);
  });

  it('may have 5,242,880 bytes, three of them in an application, and is never held with it [REWARD-32 REWARD-34 CONST-51]', async () => {
    const { received, logIn, bring, idOf, apply } = await siteWith();
    const member = await logIn();
    const whole = jpegOfBytes(PICTURE_BYTES);
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await idOf(await bring(member, whole)));
    await apply(member, ...ids);
    const { pictures } = JSON.parse(received[0] ?? '') as { pictures: string[] };
    for (const url of pictures) {
      expect(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64').equals(whole)).toBe(true);
    }
    expect(await outcomeOf(await bring(member, pngOfBytes(PICTURE_BYTES + 1), 'image/png'))).toEqual([
      413,
      'request.too.large',
    ]);
  });

  it('is another login’s as little as a stranger’s, and waits an hour [REWARD-54]', async () => {
    const { received, logIn, bring, idOf, apply, bucket } = await siteWith();
    const [member, other] = [await logIn(), await logIn({ token: 'token-2' })];
    const id = await idOf(await bring(member, jpeg()));
    for (const wrong of [id, '../x', '', crypto.randomUUID()]) {
      expect((await apply(other, wrong)).status).toBe(500);
    }
    for (const object of bucket.objects.values()) object.uploaded = new Date(Date.now() - 61 * 60_000);
    expect((await apply(member, id)).status).toBe(500);
    expect(received).toEqual([]);
  });

  it.each([
    ['a vector picture named png', latin('<svg onload="alert(1)"/>'), 'image/png', 415, 'picture.refused'],
    ['an archive that begins as a GIF', joined(gif(), zip('a', 'b')), 'image/png', 415, 'picture.refused'],
    ['a WebP that moves', animatedWebp(), 'image/jpeg', 415, 'picture.refused'],
    [
      '30,000 by 30,000 pixels',
      png({ width: 30_000, height: 30_000 }),
      'image/png',
      413,
      'request.too.large',
    ],
    ['another type', jpeg(), 'image/svg+xml', 415, 'picture.refused'],
    ['a form', jpeg(), 'multipart/form-data; boundary=x', 415, 'picture.refused'],
    ['nothing', latin(''), 'image/png', 415, 'picture.refused'],
  ])(
    'is not %s: refused, told, and kept nowhere [REWARD-28 REWARD-31 REWARD-54]',
    async (_, body, type, status, code) => {
      const { bucket, logIn, bring } = await siteWith();
      const answer = await bring(await logIn(), body, type);
      expect(await outcomeOf(answer)).toEqual([status, code]);
      expect(bucket.objects.size).toBe(0);
      const [event] = lines.filter(({ kind }) => kind === 'upload.refused');
      expect(event).toMatchObject({ event: 'security', code });
      expect(JSON.stringify(lines)).not.toMatch(/minhan|svg|alert/);
    },
  );

  it('is read for nobody but a member with a session: guests and trials are refused before [REWARD-14 ROLE-30]', async () => {
    const { logIn, bring } = await siteWith();
    for (const [cookie, outcome] of [
      ['', [401, 'session.missing']],
      ['__Host-session=forged.cookie', [401, 'session.missing']],
      [await logIn({ trial: true }), [403, 'account.trial']],
    ] as const) {
      const asked = { pieces: 0 };
      expect(await outcomeOf(await bring(cookie, pieces(99, new Uint8Array(65_536), asked)))).toEqual(
        outcome,
      );
      expect(asked.pieces).toBeLessThanOrEqual(1);
    }
  });

  it('is not read once the session has ended at the gateway, although the cookie opens: 401 [REWARD-54 SESS-46]', async () => {
    const { bucket, logIn, bring, end } = await siteWith();
    const member = await logIn({ token: 'token-9' });
    expect((await bring(member, jpeg())).status).toBe(200);
    end('token-9');
    const asked = { pieces: 0 };
    const answer = await bring(member, pieces(99, new Uint8Array(65_536), asked));
    expect(await outcomeOf(answer)).toEqual([401, 'session.ended']);
    expect([asked.pieces <= 1, bucket.objects.size]).toEqual([true, 1]);
  });

  it('of unstated length is counted while it comes, and not read on [CALL-03]', async () => {
    const { logIn, bring } = await siteWith();
    const asked = { pieces: 0 };
    const answer = await bring(await logIn(), pieces(1_000, new Uint8Array(65_536), asked));
    expect(await outcomeOf(answer)).toEqual([413, 'request.too.large']);
    expect(asked.pieces).toBeLessThan(90);
  });

  it('of which nothing comes ends some seconds after it has begun: 408 [CALL-03]', async () => {
    const { logIn, bring } = await siteWith();
    const member = await logIn();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const { body, read } = silence();
    const answer = bring(member, body);
    await read;
    await vi.advanceTimersByTimeAsync(6_000);
    expect(await outcomeOf(await answer)).toEqual([408, 'request.too.slow']);
  });

  it('waits a moment where its account brings others already, in one login or two, then 429 [CALL-03]', async () => {
    const { logIn, bring } = await siteWith();
    const [first, second] = await Promise.all(['t-0', 't-1'].map((token) => logIn({ token })));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const slow = drip(20_000);
    const held = bring(first as string, slow.body);
    await slow.read;
    const answers = [first, second, first, second].map((login) => bring(login as string, pieces(1, jpeg())));
    const ended: Response[] = [];
    for (const answer of answers) void answer.then((one) => ended.push(one));
    // Three of an account may wait.
    await Promise.race(answers);
    expect(ended.map(({ headers }) => headers.get('Retry-After'))).toEqual(['5']);
    for (let second = 0; second < 5; second += 1) {
      slow.send();
      await vi.advanceTimersByTimeAsync(1_000);
    }
    for (const answer of answers) expect(await outcomeOf(await answer)).toEqual([429, 'rate.limited']);
    slow.end();
    expect((await held).status).toBe(415);
    expect((await bring(first as string, jpeg())).status).toBe(200);
  });

  it('is not kept out by three accounts that bring as much as they may, slowly [CALL-03 REWARD-32]', async () => {
    const { logIn, bring } = await siteWith();
    const names = ['minhan_2209', 'khoa_1990', 'test_001'];
    const logins = await Promise.all(names.map((userName, at) => logIn({ token: `t-${at}`, userName })));
    const other = await logIn({ token: 't-9', userName: 'agent01' });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const bodies = [...logins, ...logins].map(() => drip(20_000));
    const held = bodies.map(({ body }, at) => bring(logins[at % 3] as string, body));
    await Promise.all(names.map((_, at) => Promise.race([bodies[at]?.read, bodies[at + 3]?.read])));
    expect((await bring(other, jpegOfBytes(PICTURE_BYTES))).status).toBe(200);
    await vi.advanceTimersByTimeAsync(60_000);
    for (const answer of held) expect([408, 429]).toContain((await answer).status);
  });

  it('is limited by account: 429 with Retry-After [CALL-03]', async () => {
    const RATE_UPLOAD_ACCOUNT = { limit: async () => ({ success: false }) };
    const { logIn, bring } = await siteWith({ RATE_UPLOAD_ACCOUNT });
    const answer = await bring(await logIn(), jpeg());
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([429, '60']);
    expect(lines).toContainEqual(expect.objectContaining({ kind: 'limit.met' }));
  });

  it('is drawn anew where the operator has bound Cloudflare Images; what comes back is cleaned too [REWARD-42]', async () => {
    const seen: string[] = [];
    const drawing = (drawn: BodyInit): Images => ({
      input: () => ({
        output: async ({ format }) => {
          seen.push(format);
          return { response: () => new Response(drawn) };
        },
      }),
    });
    const redrawn = pngOfBytes(200);
    const good = await siteWith({ IMAGES: drawing(joined(redrawn, latin('<script>'))) });
    await good.bring(await good.logIn(), png(), 'image/png');
    expect(seen).toEqual(['image/png']);
    expect([...good.bucket.objects.values()][0]?.bytes).toEqual(redrawn);
    // Where it fails the clean picture stands.
    const bad = await siteWith({ IMAGES: drawing('no picture') });
    expect((await bad.bring(await bad.logIn(), png(), 'image/png')).status).toBe(200);
    expect([...bad.bucket.objects.values()][0]?.bytes).toEqual(png());
  });
});
