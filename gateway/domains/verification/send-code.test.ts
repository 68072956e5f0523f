import { eq } from 'drizzle-orm';
import { getCountries } from 'libphonenumber-js/min';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Work } from '@/contracts/session/work';
import { consumeQuota } from '../../db/quota-uses';
import { quotaUses } from '../../db/schema';
import { askForCode, lastCode, sentMessages } from '../../testing/account';
import { startGateway, type TestGateway } from '../../testing/start-gateway';
import { worked, workOut } from '../../testing/work';

const KNOWN = '912345678';
const UNKNOWN = '977000111';
let gateway: TestGateway;

beforeEach(async () => {
  gateway = await startGateway();
});

const moveClock = (offsetSeconds: number) => gateway.sandbox('/clock', { offsetSeconds });
const sentTo = async () => (await sentMessages(gateway)).map(({ recipient }) => recipient);

describe('asking for a code', () => {
  it('answers when the next one may be asked for, a minute from now on the clock of the answer [SMS-11 SMS-20 SMS-22]', async () => {
    await moveClock(3600);
    const { body, headers } = await askForCode(gateway, { mobileNum: KNOWN });
    const { expirationTime } = body.value as { expirationTime: number };
    const ahead = expirationTime - Date.parse(headers.get('Date') ?? '');
    expect(ahead).toBeGreaterThan(59_000);
    expect(ahead).toBeLessThanOrEqual(61_000);
  });

  it('takes the number under either name [SMS-15 SMS-16 SMS-17]', async () => {
    expect((await askForCode(gateway, { mobileNum: KNOWN })).body.success).toBe(true);
    expect((await askForCode(gateway, { mobileNo: UNKNOWN, purpose: 'register' })).body.success).toBe(true);
    expect((await askForCode(gateway, {})).body.errorCode).toBe('request.invalid');
    expect(await sentTo()).toEqual([`+84${KNOWN}`, `+84${UNKNOWN}`]);
  });

  it.each(['999', '979', '88'])(
    'is refused for +%s, which is no country’s: nothing is sent, and the proof is not spent [SMS-18]',
    async (countryDialingCode) => {
      const verificationPayload = crypto.randomUUID();
      const ask = (code: string) =>
        askForCode(gateway, {
          mobileNum: KNOWN,
          purpose: 'register',
          verificationPayload,
          countryDialingCode: code,
        });
      expect((await ask(countryDialingCode)).body.errorCode).toBe('mobile.country.closed');
      expect(await sentTo()).toEqual([]);
      expect((await ask('84')).body.success).toBe(true);
    },
  );

  it('is refused for a number outside the merchant’s list of countries, which is what the pickers show [SMS-18 CALL-32]', async () => {
    const ask = async (countryDialingCode: string, mobileNum: string) =>
      (await askForCode(gateway, { mobileNum, countryDialingCode, purpose: 'register' })).body.errorCode;
    const listed = async () => {
      const { list } = (await gateway.get('/wps/system/country')).body.value as {
        list: { countryCode: string }[];
      };
      return list.map(({ countryCode }) => countryCode).sort();
    };
    expect(await listed()).toEqual([...getCountries()].sort());
    expect(await ask('66', '812345678')).toBeNull();
    await gateway.sandbox('/status', { patch: { mobileCountries: ['LA', 'KH'] } });
    expect(await ask('66', '812345679')).toBe('mobile.country.closed');
    expect(await ask('1', '2025550123')).toBe('mobile.country.closed');
    expect([await ask('856', '2023456789'), await ask('84', UNKNOWN)]).toEqual([null, null]);
    expect(await sentTo()).toEqual(['+66812345678', '+8562023456789', `+84${UNKNOWN}`]);
    expect(await listed()).toEqual(['KH', 'LA', 'VN']);
  });

  it.each(['login', 'forget'])(
    'answers unknown numbers like known ones for %s, and sends them nothing [FORGOT-54]',
    async (purpose) => {
      const known = await askForCode(gateway, { mobileNum: KNOWN, purpose });
      const unknown = await askForCode(gateway, { mobileNum: UNKNOWN, purpose });
      const plain = ({ body, status }: typeof known) => ({
        ...body,
        status,
        value: Object.keys(body.value as object),
      });
      expect(plain(unknown)).toEqual(plain(known));
      expect(await sentTo()).toEqual([`+84${KNOWN}`]);
      const again = await askForCode(gateway, { mobileNum: UNKNOWN, purpose });
      expect(again.body.errorCode).toBe('rate.limited');
    },
  );

  it.each([
    ['vi', /^Hoa Đăng: mã xác minh của bạn là (\d{6}),/],
    ['en', /^Hoa Đăng: your verification code is (\d{6})\./],
  ])('writes the SMS in the language %s, for the site’s own pages alone', async (language, text) => {
    await askForCode(gateway, { mobileNum: KNOWN, language });
    const [message] = await sentMessages(gateway);
    const code = text.exec(message?.body ?? '')?.[1];
    expect(message?.body.split('\n').at(-1)).toBe(`@hoadang.example.com #${code}`);
    expect(message?.body.match(/\d{6}/)?.[0]).toBe(code);
  });

  it('is refused to a visitor before expirationTime; no other visitor and no other purpose waits for it [SMS-36]', async () => {
    const ask = (address: string, purpose = 'login') =>
      askForCode(gateway, { mobileNum: KNOWN, address, purpose });
    expect((await ask('203.0.113.1')).status).toBe(200);
    const early = await ask('203.0.113.1');
    expect([early.status, early.body.errorCode]).toEqual([429, 'rate.limited']);
    expect(Number(early.headers.get('Retry-After'))).toBeGreaterThan(55);
    expect((await ask('203.0.113.1', 'forget')).status).toBe(200);
    expect((await ask('203.0.113.2')).status).toBe(200);
    await moveClock(61);
    expect((await ask('203.0.113.1')).status).toBe(200);
  });

  it('takes work after five codes of a number in an hour, dearer each time, and is never shut; the code is longer then [SMS-36]', async () => {
    for (let sent = 0; sent < 5; sent += 1) {
      expect((await askForCode(gateway, { mobileNum: KNOWN, address: `203.0.113.${sent}` })).status).toBe(
        200,
      );
    }
    expect(await lastCode(gateway)).toMatch(/^\d{6}$/);
    const prices = [];
    for (let sent = 0; sent < 5; sent += 1) {
      const ask = (more: { work?: string }) =>
        askForCode(gateway, { mobileNum: KNOWN, address: `198.51.100.${sent}`, ...more });
      const { body } = await ask({});
      expect(body.errorCode).toBe('work.required');
      const { work } = body.value as { work: Work };
      prices.push(work.maxnumber);
      expect((await ask({ work: await workOut(gateway, work) })).body.success).toBe(true);
      expect(await lastCode(gateway)).toMatch(/^\d{8}$/);
    }
    expect(prices).toEqual([1000, 2000, 4000, 8000, 8000]);
    await moveClock(3601);
    expect((await askForCode(gateway, { mobileNum: KNOWN })).body.success).toBe(true);
  });

  it('takes work after ten codes of an address in an hour, whatever the numbers: many telephones share one [SMS-36]', async () => {
    const ask = (index: number, address: string, more: { work?: string } = {}) =>
      askForCode(gateway, { mobileNum: `97700010${index % 10}${index}`, address, ...more });
    for (let index = 0; index < 10; index += 1) expect((await ask(index, '203.0.113.7')).status).toBe(200);
    const { body } = await ask(10, '203.0.113.7');
    expect(body).toMatchObject({ errorCode: 'work.required', value: { captcha: false } });
    const { work } = body.value as { work: Work };
    expect((await ask(11, '203.0.113.7', { work: await workOut(gateway, work) })).body.errorCode).toBe(
      'work.required',
    );
    const again = ((await ask(10, '203.0.113.7')).body.value as { work: Work }).work;
    expect((await ask(10, '203.0.113.7', { work: await workOut(gateway, again) })).body.success).toBe(true);
    expect((await ask(12, '203.0.113.8')).status).toBe(200);
  });

  it('is refused to an address beyond sixty codes an hour, whatever it works, and to no other [SMS-36]', async () => {
    const quota = { key: 'code:most:address:203.0.113.7', most: 60, withinMs: 1 };
    for (let sent = 0; sent < 60; sent += 1) await consumeQuota(gateway.db, [quota], Date.now() + sent);
    const ask = (address: string, more: { work?: string } = {}) =>
      askForCode(gateway, { mobileNum: KNOWN, address, ...more });
    const { status, body, headers } = await ask('203.0.113.7');
    expect([status, body.errorCode]).toEqual([429, 'rate.limited']);
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(3000);
    expect((await ask('203.0.113.8')).status).toBe(200);
    await moveClock(3700);
    expect((await ask('203.0.113.7')).status).toBe(200);
  });

  it('counts only what is sent against those sixty [SMS-36]', async () => {
    const ask = (mobileNum: string) => askForCode(gateway, { mobileNum, address: '203.0.113.7' });
    for (let index = 0; index < 10; index += 1) await ask(`9770002${index + 10}`);
    expect((await ask('977000299')).body.errorCode).toBe('work.required');
    expect((await ask('977000210')).body.errorCode).toBe('rate.limited');
    const taken = await gateway.db.$count(quotaUses, eq(quotaUses.key, 'code:most:address:203.0.113.7'));
    expect(taken).toBe(10);
  });

  it('sends a number without an account twenty codes a day, and answers alike after them; a member’s own has no such bound [SMS-36 FORGOT-54]', async () => {
    let asked = 0;
    const ask = async (mobileNum: string) => {
      asked += 1;
      const address = `198.51.${asked >> 8}.${asked & 255}`;
      return worked(gateway, (work) =>
        askForCode(gateway, { mobileNum, address, purpose: 'register', ...work }),
      );
    };
    const plain = ({ status, body }: Awaited<ReturnType<typeof ask>>) => [
      status,
      body.success,
      body.errorCode,
    ];
    for (const mobileNum of [UNKNOWN, KNOWN]) {
      for (let sent = 0; sent < 22; sent += 1) expect(plain(await ask(mobileNum))).toEqual([200, true, null]);
    }
    const sent = await sentTo();
    expect(sent.filter((to) => to === `+84${UNKNOWN}`)).toHaveLength(20);
    expect(sent.filter((to) => to === `+84${KNOWN}`)).toHaveLength(22);
    await moveClock(24 * 3600 + 60);
    await ask(UNKNOWN);
    expect((await sentTo()).filter((to) => to === `+84${UNKNOWN}`)).toHaveLength(21);
  });

  it('counts the addresses of one IPv6 household together [SMS-36]', async () => {
    const ask = (index: number, net = '12') =>
      askForCode(gateway, { mobileNum: `9770001${index + 10}`, address: `2001:db8:0:${net}::${index + 1}` });
    for (let index = 0; index < 10; index += 1) expect((await ask(index)).status).toBe(200);
    expect((await ask(10)).body.errorCode).toBe('work.required');
    expect((await ask(10, '13')).status).toBe(200);
  });

  it('sends one code when many are asked for at once [SMS-36]', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => askForCode(gateway, { mobileNum: KNOWN })),
    );
    expect(answers.filter(({ body }) => body.success)).toHaveLength(1);
    expect(await sentTo()).toHaveLength(1);
  });

  it('takes each human verification once, and asks for none where the site has none [SMS-32]', async () => {
    const verificationPayload = 'solved';
    expect((await askForCode(gateway, { mobileNum: KNOWN, verificationPayload })).body.success).toBe(true);
    expect((await askForCode(gateway, { mobileNum: UNKNOWN, verificationPayload })).body.errorCode).toBe(
      'human.verification.failed',
    );
    expect(await sentTo()).toHaveLength(1);
    for (const mobileNum of ['977000112', '977000113']) {
      const none = { verificationProvider: 'none', verificationPayload: '' };
      expect((await askForCode(gateway, { mobileNum, ...none })).body.success).toBe(true);
    }
  });

  it.each([
    ['login', 'MOBILEVERCODELOGIN3'],
    ['register', 'REGMOBVERF3'],
    ['forget', 'CHNGPASSVERIF3'],
  ])('is not for %s where the site has %s off', async (purpose, flag) => {
    await gateway.sandbox('/flags', { flags: { [flag]: false } });
    expect((await askForCode(gateway, { mobileNum: KNOWN, purpose })).body.errorCode).toBe(
      'permission.denied',
    );
  });
});
