import { randomInt } from 'node:crypto';
import { seal, sendSealed } from './sealed-body';
import type { TestGateway } from './start-gateway';
import { worked } from './work';

const HOST = 'hoadang.example.com';

/** A captcha for the visitor of an address and its answer, as a person would read it. */
export async function solvedCaptcha(
  gateway: TestGateway,
  address?: string,
): Promise<{ captcha: string; captchaId: string }> {
  const headers = new Headers(address === undefined ? {} : { 'X-Forwarded-For': address });
  const { value } = (await gateway.call('/wps/captcha', { headers })).body;
  const { captchaId } = value as { captchaId: string };
  const { answer } = await gateway.sandbox<{ answer: string }>('/captcha/answer', { captchaId });
  return { captcha: answer, captchaId };
}

/** A registration that keeps the demo site's rules, but for what is given. */
export async function registration(
  gateway: TestGateway,
  more: Record<string, unknown> = {},
  address?: string,
) {
  return {
    registerUrl: HOST,
    registerMethod: 'H5',
    domain: HOST,
    type: 0,
    countryDialingCode: '84',
    username: `hoa_${randomInt(1e8)}`,
    password: 'Lantern2209',
    confirmPassword: 'Lantern2209',
    ...(await solvedCaptcha(gateway, address)),
    ...more,
  };
}

/** Registers with a registration that keeps the demo site's rules, but for what is given, and does the work that it takes. */
export async function register(
  gateway: TestGateway,
  more: Record<string, unknown> = {},
  {
    path = '/wps/member/register',
    method = 'POST',
    address,
  }: { path?: string; method?: string; address?: string } = {},
) {
  const wish = await registration(gateway, more, address);
  return worked(gateway, async (work) =>
    sendSealed(gateway, path, await seal({ ...wish, ...work }), { method, address }),
  );
}

type CodeRequest = {
  mobileNum?: string;
  mobileNo?: string;
  purpose?: string;
  verificationPayload?: string;
  work?: string;
};

/** Asks for a code with a fresh human verification; `address` is the visitor's. */
export async function askForCode(
  gateway: TestGateway,
  wanted: CodeRequest & { address?: string; language?: string; countryDialingCode?: string },
) {
  const { address = '203.0.113.9', language = 'vi', ...fields } = wanted;
  const response = await gateway.send('/wps/verification/code', {
    method: 'POST',
    headers: { 'X-Forwarded-For': address, 'Accept-Language': language },
    body: JSON.stringify({
      countryDialingCode: '84',
      purpose: 'login',
      verificationProvider: 'altcha',
      verificationPayload: crypto.randomUUID(),
      ...fields,
    }),
  });
  const body = (await response.json()) as { success: boolean; value: unknown; errorCode: string | null };
  return { status: response.status, headers: response.headers, body };
}

type Message = { channel: string; recipient: string; body: string };

/** Everything that was "sent". */
export async function sentMessages(gateway: TestGateway): Promise<Message[]> {
  const response = await gateway.send('/sandbox/outbox');
  return ((await response.json()) as { messages: Message[] }).messages;
}

/** The code of the last SMS. */
export async function lastCode(gateway: TestGateway): Promise<string> {
  const body = (await sentMessages(gateway)).at(-1)?.body ?? '';
  return /\b\d{6}(\d\d)?\b/.exec(body)?.[0] ?? '';
}

/** Asks for a temporary password by mail, and does the work that it takes. */
export function askForMail(gateway: TestGateway, username: string, email: string) {
  return worked(gateway, (work) =>
    gateway.call('/wps/member/forget/email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ username, email, ...work }).toString(),
    }),
  );
}

/** The temporary password of the last mail that brought one to an address. */
export async function mailedPassword(gateway: TestGateway, email: string): Promise<string> {
  const mails = (await sentMessages(gateway)).filter(({ recipient }) => recipient === email);
  const found = mails.map(({ body }) => /: ([a-z]{8}\d{4}[a-z])$/m.exec(body)?.[1]);
  return found.filter((one) => one !== undefined).at(-1) ?? '';
}
