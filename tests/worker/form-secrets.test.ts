import { flattenedDecrypt, importJWK } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { operations } from '../../contracts/operations';
import demoPublicKey from '../../edge/lib/gateway/demo-public-key.json' with { type: 'json' };
import { policyOf } from '../../edge/policy';
import demoPrivateKey from '../../gateway/seed/demo-private-key.json' with { type: 'json' };
import { FORM_PAGES, PLANTED, PLANTED_FORMS, type PlantedForm } from './support/planted-forms';
import { addressOf, payloadOf, serverFunctions } from './support/server-functions';
import { ORIGIN, type Site, sessionCookie, startSite } from './support/site';
import { type Handler, json, ok, type StubGateway, startStubGateway } from './support/stub-gateway';

const START = { 'x-tsr-serverFn': 'true', Origin: ORIGIN, 'Sec-Fetch-Site': 'same-origin' };
const SECRETS = /PLANTED|908172/;
const WRITES = operations.filter((operation) => !policyOf(operation).browser).map(({ path }) => path);
const LOGIN = '/wps/session/login';
const CHANGED = {
  newPassword: `${PLANTED.password}x`,
  confirmNewPassword: `${PLANTED.password}x`,
};

let stub: StubGateway;
let site: Site;
let visitors = 0;

beforeAll(async () => {
  stub = await startStubGateway();
  stub.reset();
  const GATEWAY_PUBLIC_JWK = JSON.stringify(demoPublicKey);
  site = await startSite({ GATEWAY_URL: stub.url, GATEWAY_PUBLIC_JWK, HUMAN_VERIFICATION: 'none' });
  await site.fetch('/m/home');
});
afterAll(async () => {
  await site.close();
  await stub.close();
});
beforeEach(() => {
  stub.reset();
  site.logs.length = 0;
});

/** Everything that the browser gets. Each call is a visitor's and a login's of its own, so that no limit is met. */
async function submit({ name, data, byGuest }: PlantedForm): Promise<string> {
  visitors += 1;
  const answer = await site.fetch(addressOf(name), {
    method: 'POST',
    headers: {
      ...START,
      'Content-Type': 'application/json',
      'CF-Connecting-IP': `2001:db8:0:${visitors.toString(16)}::1`,
      ...(byGuest ? {} : { Cookie: await sessionCookie(`PLANTED-gateway-token-${visitors}`) }),
    },
    body: payloadOf(data),
  });
  return JSON.stringify([...answer.headers]) + (await answer.text());
}

function answerAll(answer: (path: string) => Handler): void {
  for (const path of WRITES) stub.on(path, answer(path));
}

const leak = { success: false, errorCode: 'PLANTED.code', message: 'PLANTED', value: { PLANTED: 'PLANTED' } };
const works = (path: string) =>
  ok({
    token: 'PLANTED-gateway-token',
    userName: 'minhan_2209',
    type: 0,
    account: 'minhan_2209',
    ...(path === LOGIN ? {} : { customerType: 4, expirationTime: 1 }),
  });
const GATEWAYS: [how: string, answer: (path: string) => Handler][] = [
  ['works', works],
  ['refuses in its own words', () => json(leak)],
  ['fails in its own words', () => json(leak, 500)],
  ['breaks off', () => (response) => void response.destroy()],
];
const cases = PLANTED_FORMS.flatMap((form) => GATEWAYS.map(([how, answer]) => ({ ...form, how, answer })));

it('every server function that acts for a visitor is in the list, or is known to carry nothing secret [ERR-60]', () => {
  const harmless = [
    'getSessionFn',
    'getSiteFn',
    'logOutFn',
    'forgetSessionFn',
    'loadCaptchaFn',
    'domainCodeFn',
    'freshRulesFn',
    // Public texts.
    'getHomeContentFn',
    'getLoginAnnouncementsFn',
    'getMenuPromotionsFn',
    'listArticlesFn',
    'readArticleFn',
    'listNoticesFn',
    'promotionsPageFn',
    'promotionFn',
    'promotionTermsFn',
    // Numbers of draws.
    'getDrawsFn',
    // The address of a game or a chat, for the visitor who asks alone.
    'launchFn',
    'openChatFn',
    // Words and pictures for the operator: no password, code or token among them.
    'requestRewardFn',
    'sendFeedbackFn',
    'setIconFn',
    // What is on view in any case: the text of a QR code, the name of a ticket.
    'drawQrFn',
    'cancelTicketFn',
    // A link that is made to be passed on.
    'invitationFn',
    'drawnLinkFn',
    // Whether a session outlasts the browser.
    'staySignedInFn',
    // An amount and the names of two wallets.
    'transferFn',
    'collectFn',
  ];
  const listed = PLANTED_FORMS.map(({ name }) => name);
  expect([...new Set([...harmless, ...listed])].sort()).toEqual(serverFunctions().sort());
});

describe('what a form sends', () => {
  it.each(cases)('through $name stays secret when the gateway $how [ERR-60 CHPW-35]', async (form) => {
    answerAll(form.answer);
    expect(await submit(form)).not.toMatch(SECRETS);
    expect(site.logs.join('\n')).not.toMatch(SECRETS);
    expect(stub.calls.map(({ path, query }) => `${path}?${query}`).join()).not.toMatch(SECRETS);
    for (const path of form.calls.slice(0, 1)) expect(stub.callsTo(path).length).toBeGreaterThan(0);
  });

  it.each(PLANTED_FORMS.filter(({ data }) => Object.keys(data).length > 0))(
    'through $name is not repeated when it is invalid [ERR-60]',
    async (form) => {
      const fields = Object.entries(form.data).map(([field, value]) => [
        field,
        `${value}PLANTED`.repeat(1_500),
      ]);
      expect(await submit({ ...form, data: Object.fromEntries(fields) })).not.toMatch(SECRETS);
      expect(site.logs.join('\n')).not.toMatch(SECRETS);
      expect(stub.calls).toEqual([]);
    },
  );

  it.each(PLANTED_FORMS.filter(({ isEncrypted }) => isEncrypted))(
    'through $name reaches the gateway encrypted, with its key in a header [FORGOT-35 LOGIN-73 LOGIN-74 LOGIN-77]',
    async (form) => {
      answerAll(works);
      await submit(form);
      for (const path of form.calls) {
        const [call] = stub.callsTo(path);
        expect(call?.headers.encryption, path).toBeTruthy();
        const members = Object.keys(JSON.parse(call?.body ?? '{}')).sort();
        expect(members, path).toEqual(['ciphertext', 'iv', 'protected', 'tag']);
      }
    },
  );

  // A number of its own: the limit of the others' is used up.
  const mobile = { mobileNum: '987650123', countryDialingCode: '84', merchantCode: 'hoadang' };
  it.each([
    ['/wps/member/forget/phone', 'verificationCode', { newPassword: PLANTED.password, ...mobile }],
    ['/wps/member/forget/phone', 'firebaseIdToken', { newPassword: PLANTED.password, ...mobile }],
    ['/wps/member/password/v2', 'oldPassword', CHANGED],
  ] as const)(
    'to %s with %s arrives as the stated payload, the number without its trunk zero [FORGOT-31 FORGOT-32 FORGOT-33 FORGOT-34 CHPW-13 CHPW-14 CHPW-15]',
    async (path, proof, payload) => {
      answerAll(works);
      const form = PLANTED_FORMS.find(({ calls, data }) => calls.includes(path) && proof in data);
      const data = { ...form?.data, ...('mobileNum' in payload && { mobileNum: '0987650123' }) };
      await submit({ ...(form as PlantedForm), data });
      const [call] = stub.callsTo(path);
      const jwe = { ...JSON.parse(call?.body ?? '{}'), encrypted_key: call?.headers.encryption };
      const opened = await flattenedDecrypt(jwe, await importJWK(demoPrivateKey, 'RSA-OAEP-256'));
      const sent = JSON.parse(new TextDecoder().decode(opened.plaintext));
      expect({ ...Object.fromEntries(call?.query ?? []), ...sent }).toEqual({
        ...payload,
        [proof]: form?.data[proof],
      });
    },
  );

  it.each(FORM_PAGES)(
    'from %s, posted without scripts, is neither answered nor logged [ERR-60]',
    async (page) => {
      const answer = await site.fetch(page, {
        method: 'POST',
        headers: { Origin: ORIGIN, 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(PLANTED).toString(),
      });
      expect(JSON.stringify([...answer.headers]) + (await answer.text())).not.toMatch(SECRETS);
      expect(site.logs.join('\n')).not.toMatch(SECRETS);
      expect(stub.calls.map(({ body }) => body).join()).not.toMatch(SECRETS);
    },
  );
});
