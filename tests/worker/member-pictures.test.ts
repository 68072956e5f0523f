import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MEMBER_PICTURES } from '../../contracts/pictures/member-pictures';
import { PICTURE_BYTES } from '../../contracts/rewards/reward-rules';
import {
  exifWithPlace,
  joined,
  jpeg,
  jpegOfBytes,
  jpegWith,
  latin,
  png,
  zip,
} from '../../contracts/testing/pictures';
import { startSeededSite } from './support/seeded-site';
import { addressOf, payloadOf } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie } from './support/site';

let site: Site;
let member: string;
let token: string;
let account: string;

beforeAll(async () => {
  site = await startSeededSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  await site.fetch('/sandbox/reset', { method: 'POST' });
  const state = { state: 'a member' };
  ({ token, username: account } = (await (await site.post('/sandbox/provider-states', state)).json()) as {
    token: string;
    username: string;
  });
  member = await sessionCookie(token);
});

const bring = (body: Uint8Array, type = 'image/jpeg', Cookie = member) =>
  site.fetch(MEMBER_PICTURES, {
    method: 'POST',
    headers: { Origin: ORIGIN, 'Content-Type': type, Cookie },
    body,
  });
const idOf = async (response: Response) => ((await response.json()) as { value: { id: string } }).value.id;
const apply = (pictures: string[]) =>
  site.fetch(addressOf('requestRewardFn'), {
    method: 'POST',
    headers: { 'x-tsr-serverFn': 'true', Origin: ORIGIN, 'Content-Type': 'application/json', Cookie: member },
    body: payloadOf({ id: '501', remarks: 'Đã nạp', pictures }),
  });
const kept = async () =>
  (await (await site.fetch(`/sandbox/applications?account=${account}`)).json()) as {
    applications: { pictures: object[] }[];
  };
const outcomeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { errorCode: string | null }).errorCode,
];

describe('pictures of members, through the built edge and its bucket', () => {
  it('go one by one, and then to the gateway with their application, without what is not seen [CALL-53 REWARD-42 REWARD-49 REWARD-54]', async () => {
    const photo = await idOf(await bring(joined(jpegWith(exifWithPlace()), zip('a.html', '<script>'))));
    const shot = await idOf(await bring(png(), 'image/png'));
    const response = await apply([photo, shot]);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('success')]);
    expect((await kept()).applications[0]?.pictures).toEqual([
      { type: 'image/jpeg', bytes: jpeg().length },
      { type: 'image/png', bytes: png().length },
    ]);
  });

  it('may have 5 MB each, three of them [REWARD-32 REWARD-34 CONST-51]', async () => {
    const ids = [];
    for (let n = 0; n < 3; n += 1) ids.push(await idOf(await bring(jpegOfBytes(PICTURE_BYTES))));
    expect((await apply(ids)).status).toBe(200);
    expect((await kept()).applications[0]?.pictures).toEqual(
      Array(3).fill({ type: 'image/jpeg', bytes: PICTURE_BYTES }),
    );
    expect(await outcomeOf(await bring(jpegOfBytes(PICTURE_BYTES + 1)))).toEqual([413, 'request.too.large']);
  });

  it('are nobody else’s, and what is none is refused in the frame of a call [REWARD-28 REWARD-54]', async () => {
    const other = await sessionCookie(token, { id: 'another-login' });
    const id = await idOf(await bring(png(), 'image/png', other));
    expect(await outcomeOf(await apply([id]))).toEqual([400, 'request.invalid']);
    expect(await outcomeOf(await bring(png(), 'image/png', ''))).toEqual([401, 'session.missing']);
    const svg = latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    expect(await outcomeOf(await bring(svg, 'image/png'))).toEqual([415, 'picture.refused']);
    expect(await outcomeOf(await bring(svg, 'image/svg+xml'))).toEqual([415, 'picture.refused']);
    const bomb = png({ width: 30_000, height: 30_000 });
    expect(await outcomeOf(await bring(bomb, 'image/png'))).toEqual([413, 'request.too.large']);
    const cross = {
      method: 'POST',
      headers: { Origin: 'https://evil.example', Cookie: member },
      body: png(),
    };
    expect(await outcomeOf(await site.fetch(MEMBER_PICTURES, cross))).toEqual([403, 'permission.denied']);
    for (const method of ['GET', 'PUT']) {
      const headers = { Origin: ORIGIN, Cookie: member };
      expect((await site.fetch(MEMBER_PICTURES, { method, headers })).status).toBe(404);
    }
    expect((await kept()).applications).toEqual([]);
  });
});
