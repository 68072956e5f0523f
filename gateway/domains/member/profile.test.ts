import { beforeEach, describe, expect, it } from 'vitest';
import { AVATARS } from '@/contracts/member/avatars';
import { setIcon } from '@/contracts/member/icon';
import { asMember } from '../../testing/as-member';
import { startGateway, type TestGateway } from '../../testing/start-gateway';

const INFO = '/wps/member/info';
let gateway: TestGateway;
beforeEach(async () => {
  gateway = await startGateway();
});

let members = 0;
async function newMember(more: object = {}) {
  members += 1;
  const account = `ho_so_${members}`;
  await gateway.sandbox('/members', { account, password: 'Lantern2209', ...more });
  const member = await asMember(gateway, account);
  const told = async () => (await member.get(`${INFO}/profile`)).body.value as Record<string, string | null>;
  const put = async (field: string, value: string) =>
    (await member.send('PUT', `${INFO}/${field.toLowerCase()}`, { [field]: value })).body.errorCode;
  return { ...member, told, put };
}
type Member = Awaited<ReturnType<typeof newMember>>;

describe('what a member tells of itself', () => {
  it('comes with number and address masked, and without what was never told [ACC-04 ACC-18]', async () => {
    const member = await newMember({ mobileNum: '912000678', email: 'lan.huong@example.com' });
    expect(await member.told()).toEqual({
      payeeName: null,
      birthday: null,
      email: 'l•••••@example.com',
      mobileNum: '+84 91•••• 678',
    });
  });

  it('has a nickname that changes as often as one likes, within reason, trimmed [CALL-38 ACC-08]', async () => {
    const member = await newMember({ nickname: 'Lan' });
    expect(await member.put('nickname', '  Lan Hương ')).toBeNull();
    expect((await member.get(INFO)).body.value).toMatchObject({ nickname: 'Lan Hương' });
    for (let times = 0; times < 19; times += 1) await member.put('nickname', 'Lan');
    expect(await member.put('nickname', 'Hương')).toBe('rate.limited');
  });

  it.each([
    ['nickname', 'A'],
    ['nickname', 'A'.repeat(21)],
    ['nickname', '<b>Lan</b>'],
    ['payeeName', '12345'],
    ['payeeName', 'B'.repeat(51)],
    ['birthday', '1990-02-30'],
    ['birthday', '2999-01-01'],
  ])('keeps the registration’s rule: %s is not %s [ACC-16]', async (field, wrong) => {
    const member = await newMember();
    expect(['register.field.invalid', 'request.invalid']).toContain(await member.put(field, wrong));
    expect(await member.told()).toMatchObject({ payeeName: null, birthday: null });
  });

  it('refuses a birthday of who is too young [ACC-16]', async () => {
    expect(await (await newMember()).put('birthday', '2020-01-01')).toBe('age.too.young');
  });

  it.each([
    ['payeeName', 'Nguyễn Lan Hương', 'Trần Thị Hoa'],
    ['birthday', '1996-04-18', '1991-09-22'],
  ])(
    'tells its %s once, of two at the same moment one, and the same again changes nothing [CALL-40 ACC-10 ACC-17]',
    async (field, one, other) => {
      const member = await newMember();
      const both = await Promise.all([member.put(field, one), member.put(field, other)]);
      expect([...both].sort()).toEqual(['account.field.set', null].sort());
      const kept = (await member.told())[field] as string;
      expect(kept).toBe(both[0] === null ? one : other);
      expect(await member.put(field, kept)).toBeNull();
      expect(await member.put(field, kept === one ? other : one)).toBe('account.field.set');
    },
  );

  it('is nobody else’s, and trials change nothing of theirs [ROLE-30]', async () => {
    const [member, other] = [await newMember(), await newMember()];
    await member.send('PUT', `${INFO}/payeename`, {
      payeeName: 'Lan Hương',
      memberId: 1001,
      account: 'minhan_2209',
    });
    expect(await other.told()).toMatchObject({ payeeName: null });
    const trial = await newMember({ type: 4 });
    for (const [field, value] of [
      ['nickname', 'Lan'],
      ['payeeName', 'Lan'],
      ['birthday', '1990-01-01'],
    ] as const) {
      expect(await trial.put(field, value)).toBe('account.trial');
    }
    expect((await gateway.get(`${INFO}/profile`)).body.errorCode).toBe('session.missing');
  });
});

describe('a member’s picture', () => {
  const photo = setIcon.moreExamples?.[0]?.input.icon ?? '';
  const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
  const asUrl = (bytes: Uint8Array) => `data:image/jpeg;base64,${Buffer.from(bytes).toString('base64')}`;

  async function bring(member: Member, icon: string) {
    const headers = {
      Authorization: `Bearer ${member.token}`,
      'Content-Type': 'application/x-www-form-urlencoded',
    };
    const body = new URLSearchParams({ icon }).toString();
    return (await gateway.call(`${INFO}/icon`, { method: 'POST', headers, body })).body.errorCode;
  }
  const shown = async (member: Member) =>
    ((await member.get(`${INFO}/icon`)).body.value as { url: string | null }).url;

  it('is none, then a drawn one, then a photo [CALL-22 CALL-23 CALL-37 ACC-07]', async () => {
    const member = await newMember();
    expect(await shown(member)).toBeNull();
    expect(await bring(member, AVATARS[3])).toBeNull();
    expect(await shown(member)).toBe(AVATARS[3]);
    expect(await bring(member, photo)).toBeNull();
    expect(await shown(member)).toBe(photo);
    expect(await shown(await newMember())).toBeNull();
  });

  it('loses what the camera noted in it: where, when and with what [ACC-07]', async () => {
    const member = await newMember();
    const note = Buffer.concat([Buffer.from([0xff, 0xe1, 0, 16]), Buffer.from('Exif\0\0GPS 10.77')]);
    // At the beginning, and behind the picture itself.
    for (const place of [2, -2]) {
      const [before, after] = [bytesOf(photo).subarray(0, place), bytesOf(photo).subarray(place)];
      expect(await bring(member, asUrl(Buffer.concat([before, note.subarray(0, 18), after])))).toBeNull();
      expect(bytesOf((await shown(member)) ?? '').toString('latin1')).not.toContain('Exif');
      expect(await shown(member)).toBe(photo);
    }
  });

  it('is looked at by its content: whatever is no square JPEG of 320 pixels is refused [ACC-07]', async () => {
    const member = await newMember();
    const at = bytesOf(photo).indexOf(Buffer.from([0xff, 0xc0]));
    const sized = (height: number, width: number) => {
      const bytes = Buffer.from(bytesOf(photo));
      bytes.writeUInt16BE(height, at + 5);
      bytes.writeUInt16BE(width, at + 7);
      return asUrl(bytes);
    };
    const wrong = [
      '/art/avatars/99-nobody.svg',
      'https://evil.example/a.jpg',
      'javascript:alert(1)',
      'data:image/svg+xml;base64,PHN2Zy8+',
      asUrl(Buffer.from('<svg onload="alert(1)"/>')),
      asUrl(Buffer.from('89504e470d0a1a0a0000', 'hex')),
      asUrl(bytesOf(photo).subarray(0, 40)),
      asUrl(Buffer.concat([bytesOf(photo), Buffer.from('<script>')])),
      asUrl(Buffer.concat([bytesOf(photo), Buffer.from('PK\x03\x04 an archive'), Buffer.from([0xff, 0xd9])])),
      asUrl(Buffer.concat([bytesOf(sized(9_000, 9_000)).subarray(0, -2), bytesOf(photo).subarray(at)])),
      asUrl(Buffer.concat([bytesOf(photo).subarray(0, at), Buffer.from([0xff, 0xd9])])),
      sized(321, 321),
      sized(1, 2),
      asUrl(Buffer.concat([bytesOf(photo), Buffer.alloc(60_000)])),
    ];
    for (const icon of wrong) {
      expect(['request.invalid', 'request.too.large'], icon.slice(0, 60)).toContain(
        await bring(member, icon),
      );
    }
    expect(await shown(member)).toBeNull();
  });

  it('is not for trials to choose [ROLE-30]', async () => {
    expect(await bring(await newMember({ type: 4 }), AVATARS[0])).toBe('account.trial');
  });
});

describe('what may be sent to a member', () => {
  const PATH = `${INFO}/contactchoices`;

  it('is nothing until it is chosen, one topic and channel at a time, and taken back as easily [ACC-06]', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const chosen = async (of: Member) => (await of.get(PATH)).body.value;
    expect(await chosen(member)).toEqual({ allowed: [] });
    const choose = (allowed: boolean) =>
      member.send('PUT', PATH, { topic: 'offers', channel: 'sms', allowed });
    await Promise.all([choose(true), choose(true)]);
    expect(await chosen(member)).toEqual({ allowed: [{ topic: 'offers', channel: 'sms' }] });
    expect(await chosen(other)).toEqual({ allowed: [] });
    await choose(false);
    expect(await chosen(member)).toEqual({ allowed: [] });
    const odd = await member.send('PUT', PATH, { topic: 'debts', channel: 'sms', allowed: true });
    expect(odd.body.errorCode).toBe('request.invalid');
  });
});
