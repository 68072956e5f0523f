import { pbkdf2Sync } from 'node:crypto';
import type { RegisterField } from '@/contracts/register/register-fields';
import type { Work } from '@/contracts/session/work';
import { writeWork } from '@/contracts/session/work-done';
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

/** What every registration says. */
const REGISTRATION = { type: 0, registerMethod: 'H5', registerUrl: 'localhost', domain: 'localhost' };
const REGISTER = '/wps/member/register';

/** Makes the registration ask for these fields and no others. */
export async function askOnly(sandbox: Sandbox, ...fields: RegisterField[]): Promise<void> {
  const all = Object.keys(await sandbox.registerRules({})) as RegisterField[];
  const rules = all.map((field) => [
    field,
    { enabled: fields.includes(field), required: fields.includes(field) },
  ]);
  await sandbox.registerRules(Object.fromEntries(rules));
}

/** Registers a member that a social identity is linked to. */
export async function registerLinked(
  sandbox: Sandbox,
  firebaseChannel: string,
  firebaseIdToken: string,
): Promise<string> {
  await askOnly(sandbox, 'username', 'password');
  const username = `s${unique()}`;
  const credentials = { username, password: 'Lantern2209', confirmPassword: 'Lantern2209' };
  const identity = { firebaseChannel, firebaseIdToken };
  const answer = await register({ ...credentials, ...identity });
  if (!answer.success) throw new Error(`The registration was refused: ${answer.errorCode}`);
  return username;
}

/** Registers a mobile number of Vietnam that Firebase has verified. */
export function registerMobile(mobile: { mobileNum: string; firebaseIdToken: string }) {
  const proof = { countryDialingCode: '84', firebaseChannel: 'sms' };
  return register({ ...proof, ...mobile });
}

/** Registers, and once more with the work that it takes, as the site does (LOGIN-83). */
async function register(fields: Record<string, unknown>) {
  const registration = { ...REGISTRATION, ...fields };
  const answer = await callGateway(REGISTER, registration);
  if (answer.errorCode !== 'work.required') return answer;
  return callGateway(REGISTER, { ...registration, work: workOut(answer.value?.work as Work) });
}

/** The work of a task, done as its contract says. */
function workOut({ salt, challenge, maxnumber, iterations = 1 }: Work): string {
  for (let number = 0; number <= maxnumber; number += 1) {
    const derived = pbkdf2Sync(salt, `${number}`, iterations, 32, 'sha256').toString('hex');
    if (derived === challenge) return writeWork(challenge, number);
  }
  throw new Error('no number solves the task');
}
