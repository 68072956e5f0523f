import type { Sandbox } from '../../e2e/support/sandbox';
import { callGateway } from './gateway';

let made = 0;

/** Digits that no other test has, for names and numbers. */
function unique(): string {
  made += 1;
  return `${Date.now() % 1e5}${made}`.padStart(7, '0').slice(-7);
}

/** A Vietnamese number that no other test has: as it is typed, and as Firebase writes it. */
export function newNumber(): { typed: string; e164: string } {
  const digits = `90${unique()}`;
  return { typed: `0${digits}`, e164: `+84${digits}` };
}

/** An identity of a provider that no other test has. */
export function newClaims(): { sub: string; email: string; name: string } {
  const name = `an${unique()}`;
  return { sub: name, email: `${name}@example.com`, name: `Ân ${name}` };
}

/** Registers a member that a social identity is linked to. */
export async function registerLinked(
  sandbox: Sandbox,
  firebaseChannel: string,
  firebaseIdToken: string,
): Promise<string> {
  const off = { enabled: false, required: false };
  const all = Object.keys(await sandbox.registerRules({}));
  const asked = ['username', 'password'];
  await sandbox.registerRules(
    Object.fromEntries(all.filter((field) => !asked.includes(field)).map((field) => [field, off])),
  );
  const username = `s${unique()}`;
  const password = 'Lantern2209';
  const registration = { username, password, confirmPassword: password, type: 0, registerMethod: 'H5' };
  const site = { registerUrl: 'localhost', domain: 'localhost' };
  const answer = await callGateway('/wps/member/register', {
    ...registration,
    ...site,
    firebaseChannel,
    firebaseIdToken,
  });
  if (!answer.success) throw new Error(`The registration was refused: ${answer.errorCode}`);
  return username;
}
