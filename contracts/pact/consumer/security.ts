import { expect, test } from 'vitest';
import { logInByPasskey, startPasskeyLogIn } from '../../passkeys/passkey-log-in';
import {
  addPasskey,
  challengePasskeys,
  listPasskeys,
  removePasskey,
  renamePasskey,
  startPasskey,
} from '../../passkeys/passkeys';
import { changeEmail, changeMobile } from '../../security/contacts';
import { objectToChange } from '../../security/objection';
import { getSecurityOverview } from '../../security/overview';
import { getSecurityQuestions, setSecurityQuestions } from '../../security/questions';
import { listLogins } from '../../session/logins';
import { reauthenticate } from '../../session/reauthenticate';
import { endOtherSessions, endSession, listSessions } from '../../session/sessions';
import { staySignedIn } from '../../session/stay';
import { sendMemberCode } from '../../verification/send-member-code';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

/** The security centre: contacts, questions, sessions and passkeys. */
export function securityContracts(play: PlayOperation): void {
  test('reads what protects the account, contacts and cards masked [ACC-02 ACC-18]', async () => {
    const { pins, results } = await play(getSecurityOverview);
    expect(pins).toEqual(expect.arrayContaining(['mobile', 'isMobileProved', 'email', 'hasQuestions']));
    const example = { mobile: '+84 91•••• 512', email: 'm•••••@example.com', lastDigits: '6724' };
    expect(results[0]?.outcome).toMatchObject({ value: example });
  });

  test('asks for a code to the contact that the account has, or to a new one [ACC-02 ACC-18]', async () => {
    const { results, refusals } = await play(sendMemberCode);
    expect(sendMemberCode).toMatchObject({ method: 'POST', session: 'required' });
    const asked = results.map(({ sent }) => Object.keys(JSON.parse(sent)).join());
    expect(asked).toEqual(expect.arrayContaining(['channel', 'channel,email']));
    expect(refusals).toEqual([...sendMemberCode.refusals.map(({ errorCode }) => errorCode), 'session.ended']);
  });

  test('changes number and address by PUT with encrypted bodies, proved by codes, answers or, where there was none, the password [CALL-39 CALL-41 ACC-02 ACC-09 ACC-15]', async () => {
    for (const [operation, path] of [
      [changeMobile, '/wps/member/info/mobile'],
      [changeEmail, '/wps/member/info/email'],
    ] as const) {
      expect(operation).toMatchObject({ method: 'PUT', path, encrypted: true });
      const { results, refusals } = await play(operation);
      const proofs = results.map(({ sent }) => Object.keys(JSON.parse(sent)).at(-1));
      expect(proofs).toEqual(
        expect.arrayContaining(['currentCode', 'loginPassword', 'answers', 'origin', 'verificationCode']),
      );
      expect(refusals).toEqual(expect.arrayContaining(['account.in.use', 'security.proof.missing']));
    }
    expect(Object.keys(changeEmail.example.input)).toContain('email');
  });

  test('reads which questions there are and which are answered, and never an answer [CALL-45 ACC-14]', async () => {
    const { pins, knows } = await play(getSecurityQuestions);
    expect(pins).toEqual(expect.arrayContaining(['list[].questionId', 'list[].isChosen']));
    expect(knows.join()).not.toContain('answer');
  });

  test('answers the questions by PUT, encrypted, as pairs of id and answer [CALL-45 ACC-14 ACC-15]', async () => {
    const { results } = await play(setSecurityQuestions);
    expect(setSecurityQuestions).toMatchObject({
      method: 'PUT',
      path: '/wps/member/info/securityquestions',
      encrypted: true,
    });
    expect(interactionsOf(setSecurityQuestions)[0]?.request.headers.Encryption).toBeDefined();
    const [{ answers }] = results.map(({ sent }) => JSON.parse(sent)) as [{ answers: object[] }];
    expect(answers.map((one) => Object.keys(one))).toEqual(Array(3).fill(['questionId', 'answer']));
  });

  test('reads where the account is logged in, and never a token [ACC-02]', async () => {
    const { pins, knows } = await play(listSessions);
    expect(pins).toEqual(
      expect.arrayContaining(['list[].device', 'list[].country', 'list[].openedAt', 'list[].isCurrent']),
    );
    expect(pins).toEqual(expect.arrayContaining(['list[].lastUsedAt', 'list[].staysUntil']));
    expect(knows.join()).not.toContain('token');
  });

  test('ends one other session by its name, or all of them, by DELETE [ACC-02]', async () => {
    expect(endSession.method).toBe('DELETE');
    expect((await play(endSession)).refusals).toEqual(['session.unknown', 'session.ended']);
    expect((await play(endOtherSessions)).refusals).toEqual(['session.ended']);
  });

  test('has this session stay by PUT, or not any more, and reads for how long; no trial’s and no agent’s [SESS-45]', async () => {
    const { pins, results, refusals } = await play(staySignedIn);
    expect(staySignedIn).toMatchObject({ method: 'PUT', path: '/wps/session/stay' });
    expect(pins).toContain('idleSeconds');
    expect(results.map(({ sent }) => sent)).toContain('{"stays":false}');
    expect(refusals).toEqual(['account.trial', 'permission.denied', 'session.ended']);
  });

  test('proves by login password or passkey, encrypted, that it is still the member [SESS-45]', async () => {
    const { results, refusals } = await play(reauthenticate);
    expect(reauthenticate).toMatchObject({ method: 'POST', encrypted: true });
    const proofs = results.map(({ sent }) => Object.keys(JSON.parse(sent)).join());
    expect(proofs).toEqual(expect.arrayContaining(['loginPassword', 'passkey,origin']));
    expect(refusals).toEqual(['password.wrong', 'passkey.refused', 'session.ended']);
  });

  test('reads the logins page by page, each with its moment, device and country [ACC-02]', async () => {
    const { pins } = await play(listLogins);
    expect(pins).toEqual(expect.arrayContaining(['list[].at', 'list[].device', 'list[].country', 'next']));
  });

  test('logs in with a passkey: a challenge, its answer, and what every login answers [CALL-08]', async () => {
    expect((await play(startPasskeyLogIn)).pins).toContain('challenge');
    const { pins, refusals } = await play(logInByPasskey);
    expect(pins).toEqual(expect.arrayContaining(['token', 'userName', 'type']));
    expect(refusals).toEqual(['passkey.refused', 'passkey.copied', 'account.disabled']);
  });

  test('objects to a change by the code of a link alone, encrypted, logged in or not, and learns until when [ACC-02]', async () => {
    const { pins, refusals, results } = await play(objectToChange);
    expect(objectToChange).toMatchObject({ method: 'POST', session: 'none', encrypted: true });
    expect(pins).toContain('frozenUntil');
    expect(results.map(({ sent }) => Object.keys(JSON.parse(sent)).join())).toContain('objectionCode');
    expect(refusals).toEqual(['objection.wrong', 'objection.used', 'objection.expired']);
  });

  test('lists, adds, renames and removes passkeys, and never reads a key', async () => {
    const { pins, knows } = await play(listPasskeys);
    expect(pins).toEqual(expect.arrayContaining(['list[].name', 'list[].createdAt', 'list[].lastUsedAt']));
    expect(knows.join()).not.toContain('publicKey');
    expect((await play(startPasskey)).pins).toEqual(expect.arrayContaining(['challenge', 'userId']));
    expect((await play(challengePasskeys)).pins).toContain('challenge');
    expect(addPasskey.encrypted).toBe(true);
    expect((await play(addPasskey)).refusals).toEqual(
      expect.arrayContaining(['passkey.refused', 'password.wrong', 'passkey.limit']),
    );
    for (const operation of [renamePasskey, removePasskey])
      expect((await play(operation)).refusals).toContain('passkey.unknown');
    expect((await play(removePasskey)).refusals).toContain('reauthentication.required');
  });
}
