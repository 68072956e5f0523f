import { expect, test } from 'vitest';
import { getContactChoices, setContactChoice } from '../../member/contact-choices';
import { getIcon, setIcon } from '../../member/icon';
import { getProfile, setBirthday, setNickname, setPayeeName } from '../../member/profile';
import { getRankOverview } from '../../member/rank-overview';
import type { Operation } from '../../operation';
import { interactionsOf } from '../interactions';
import type { PlayOperation } from './play-operation';

const headersOf = (operation: Operation) => interactionsOf(operation)[0]?.request.headers;

/** A member's account, what it allows to be sent, and its rank. */
export function profileContracts(play: PlayOperation): void {
  test('reads the picture from `value.url`, with the module of pictures [CALL-23 CALL-37 FLAG-34 ACC-07]', async () => {
    expect((await play(getIcon)).pins).toContain('url');
    expect(getIcon).toMatchObject({ method: 'GET', path: '/wps/member/info/icon' });
    expect(headersOf(getIcon)).toMatchObject({ 'Module-Id': 'PROFPIC3' });
  });

  test('sends a picture as a form with `icon`, drawn or a photo [CALL-22 CALL-37 FLAG-34 ACC-07 ACC-15]', async () => {
    const { results } = await play(setIcon);
    expect(setIcon).toMatchObject({ method: 'POST', path: getIcon.path, formEncoded: true });
    const sent = results.map(({ sent }) => new URLSearchParams(sent).get('icon') ?? '');
    expect(sent).toContain(setIcon.example.input.icon);
    expect(sent.some((icon) => icon.startsWith('data:image/jpeg;base64,'))).toBe(true);
  });

  test('reads payee name, birthday, and number and address as they are shown [ACC-04 ACC-18 FLAG-26]', async () => {
    const { pins } = await play(getProfile);
    expect(pins).toEqual(expect.arrayContaining(['birthday', 'email', 'mobileNum', 'payeeName']));
    expect(headersOf(getProfile)).toMatchObject({ 'Module-Id': 'PERSPNL3' });
  });

  test.each([
    [setNickname, 'nickname', 'nickname'],
    [setPayeeName, 'payeename', 'payeeName'],
    [setBirthday, 'birthday', 'birthday'],
  ] as const)(
    'changes a field by PUT below the member’s settings, named after itself: $path [CALL-38 CALL-40 CALL-41 ACC-08 ACC-10 ACC-15]',
    async (operation, place, field) => {
      const { refusals, results } = await play(operation);
      expect([operation.method, operation.path]).toEqual(['PUT', `/wps/member/info/${place}`]);
      expect(Object.keys(JSON.parse(results[0]?.sent ?? ''))).toEqual([field]);
      expect(refusals).toEqual([...operation.refusals.map(({ errorCode }) => errorCode), 'session.ended']);
    },
  );

  test('reads and changes what may be sent, one topic and channel at a time [ACC-06 CALL-41]', async () => {
    const { pins } = await play(getContactChoices);
    expect(pins).toEqual(expect.arrayContaining(['allowed[].topic', 'allowed[].channel']));
    const { results } = await play(setContactChoice);
    expect(JSON.parse(results[0]?.sent ?? '')).toEqual({ topic: 'offers', channel: 'email', allowed: true });
  });

  test('reads the rank, what the next one asks for, and what all of them give [WALLET-24 ROLE-10]', async () => {
    const { pins } = await play(getRankOverview);
    expect(pins).toEqual(
      expect.arrayContaining(['current', 'next', 'turnover.done', 'conditions[].done', 'ranks[].mostOfDay']),
    );
  });
}
