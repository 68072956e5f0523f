import { EXAMPLE_ORIGIN } from '../passkeys/credential';
import {
  A_CAPTCHA,
  A_HUMAN,
  A_MEMBER,
  A_STRANGER,
  but,
  codeSent,
  passkeyOf,
  WORK_ASKED,
} from '../provider-states/given';
import { answer, at, call, given, story, text } from './story';

const MEMBER = { 'the member': [A_MEMBER] };
const NEW_PASSWORD = 'Lantern3310';
const change = call('member.changePassword', {
  newPassword: NEW_PASSWORD,
  confirmNewPassword: NEW_PASSWORD,
});
const UNPROVED = but({ session: 'unproved' });
const BY_CODE = {
  'the member': [A_MEMBER, codeSent('forget', 'mobile')],
};

/** An answer of the member's passkey to a challenge that a step was given. */
const passkeyAnswer = (challenge: string, counter: number) =>
  text(
    `make:passkey-use?origin=${EXAMPLE_ORIGIN}&challenge=\${challenge}&credentialId=\${credentialId}&counter=${counter}`,
    { challenge: answer(challenge, 'challenge'), credentialId: given('credentialId') },
  );

/** Logging in and out, sessions, and the passwords that open them. */
export const sessionStories = [
  story(
    'log-in',
    'A member who logs in has a session of that account, the one before stays, and the login is told.',
    MEMBER,
    call('session.logIn')
      .as('login')
      .must(at('userName').is(given('username')), at('token').isNot(given('token'))),
    call('member.info')
      .withToken(answer('login', 'token'))
      .must(at('account').is(given('username'))),
    call('session.list')
      .withToken(answer('login', 'token'))
      .must(
        at('list[].sessionId').contains(given('sessionId')),
        at('list[]').where('isCurrent', true).hasEntries(1),
      ),
    call('session.logins')
      .without('cursor')
      .must(at('list[0].way').is('password'), at('list[].at').descends()),
  ),
  story(
    'log-out',
    'A session that was logged out is refused, at every call.',
    MEMBER,
    call('session.logOut'),
    call('member.info').refused('session.ended'),
    call('wallet.balance').refused('session.ended'),
    call('games.favourites').refused('session.ended'),
  ),
  story(
    'other-sessions-end',
    'A member ends all other sessions: their tokens are refused, the member’s own goes on.',
    MEMBER,
    call('session.logIn').as('login'),
    call('session.endOthers'),
    call('member.info').withToken(answer('login', 'token')).refused('session.ended'),
    call('session.list').must(at('list[]').hasEntries(1), at('list[0].isCurrent').is(true)),
  ),
  story(
    'one-session-ends',
    'A member ends one other session: its token is refused, and it is not listed any more.',
    MEMBER,
    call('session.logIn').as('login'),
    call('session.list').withToken(answer('login', 'token')).as('sessions'),
    call('session.end', { sessionId: answer('sessions', at('list[].sessionId').where('isCurrent', true)) }),
    call('member.info').withToken(answer('login', 'token')).refused('session.ended'),
    call('session.list').must(
      at('list[].sessionId').lacks(answer('sessions', at('list[].sessionId').where('isCurrent', true))),
    ),
  ),
  story(
    'staying-signed-in',
    'A session stays as long as the member says so, and no longer.',
    MEMBER,
    call('session.stay', { stays: true }).as('long'),
    call('session.list').must(at('list[].staysUntil').where('isCurrent', true).isThere()),
    call('session.stay', { stays: false }).must(at('idleSeconds').isLessThan(answer('long', 'idleSeconds'))),
    call('session.list').must(at('list[].staysUntil').where('isCurrent', true).isAbsent()),
  ),
  story(
    'fresh-proof',
    'Who gave no proof for a day is asked for one before the password changes; with it the change goes through.',
    { 'the member': [A_MEMBER, UNPROVED] },
    change.refused('reauthentication.required'),
    call('session.reauthenticate'),
    change,
    call('session.logIn', { password: NEW_PASSWORD }).must(at('userName').is(given('username'))),
  ),
  story(
    'password-changed',
    'After a change of the password the old one is refused, the new one opens a session, and other sessions have ended.',
    MEMBER,
    call('session.logIn').as('before'),
    change,
    call('session.logIn').refused('login.wrong.credentials'),
    call('member.info').withToken(answer('before', 'token')).refused('session.ended'),
    call('session.logIn', { password: NEW_PASSWORD }).as('login'),
    call('member.info')
      .withToken(answer('login', 'token'))
      .must(at('account').is(given('username'))),
  ),
  story(
    'password-by-code',
    'A password set by a code opens the account, the old one does not, sessions have ended, and the code is good once.',
    BY_CODE,
    call('member.setPasswordByPhone', { newPassword: NEW_PASSWORD }).must(
      at('account').is(given('username')),
    ),
    call('member.info').refused('session.ended'),
    call('session.logIn').refused('login.wrong.credentials'),
    call('session.logIn', { password: NEW_PASSWORD }).must(at('userName').is(given('username'))),
    call('member.setPasswordByPhone', { newPassword: 'Lantern4410' }).refused('verification.code.wrong'),
  ),
  story(
    'registration',
    'Who registers can log in from then on, and nobody else can have the name.',
    {
      'a newcomer': [{ name: 'registrations', params: { ask: 'usual' } }, A_STRANGER, A_CAPTCHA, WORK_ASKED],
    },
    call('member.checkUsername').as('before'),
    call('member.register'),
    call('member.checkUsername').must(at('').isNot(answer('before'))),
    call('session.logIn', { username: given('newUsername'), password: given('newPassword') }).as('login'),
    call('member.info')
      .withToken(answer('login', 'token'))
      .must(at('account').is(given('newUsername'))),
  ),
  story(
    'free-play',
    'Free play opens a session of its own, which logging out ends.',
    { 'a guest': [{ name: 'the site', params: { freePlay: true } }] },
    call('session.freePlay').as('trial'),
    call('member.info')
      .withToken(answer('trial', 'token'))
      .must(at('account').is(answer('trial', 'userName'))),
    call('session.logOut').withToken(answer('trial', 'token')),
    call('member.info').withToken(answer('trial', 'token')).refused('session.ended'),
  ),
  story(
    'passkey-login',
    'A passkey opens a session with the challenge that was given, and a challenge is good once.',
    { 'the member': [A_MEMBER, passkeyOf()] },
    call('session.passkeyChallenge').as('first'),
    call('session.passkeyLogIn', { credential: passkeyAnswer('first', 2) }).as('login'),
    call('member.info')
      .withToken(answer('login', 'token'))
      .must(at('account').is(given('username'))),
    call('session.passkeyLogIn', { credential: passkeyAnswer('first', 3) }).refused('passkey.refused'),
    call('session.passkeyChallenge').must(at('challenge').isNot(answer('first', 'challenge'))),
  ),
  story(
    'proof-by-passkey',
    'A passkey proves who it is, by the challenge that the member was given for that.',
    { 'the member': [A_MEMBER, passkeyOf(), UNPROVED] },
    call('passkeys.challenge')
      .as('asked')
      .must(at('known[].credentialId').contains(given('credentialId'))),
    call('session.reauthenticate', { passkey: passkeyAnswer('asked', 2), origin: EXAMPLE_ORIGIN }).without(
      'loginPassword',
    ),
    change,
    call('session.logIn', { password: NEW_PASSWORD }).must(at('userName').is(given('username'))),
  ),
  story(
    'passkeys',
    'A passkey is listed from when it was added until it is removed, under the name that it has.',
    MEMBER,
    call('passkeys.start').as('start'),
    call('passkeys.add', {
      credential: text(`make:passkey?origin=${EXAMPLE_ORIGIN}&challenge=\${challenge}`, {
        challenge: answer('start', 'challenge'),
      }),
    }),
    call('passkeys.list')
      .as('added')
      .must(at('list[]').hasEntries(1), at('list[0].name').is('Điện thoại của An')),
    call('passkeys.rename', { passkeyId: answer('added', 'list[0].passkeyId') }),
    call('passkeys.list').must(at('list[].name').contains('Máy tính bảng')),
    call('session.reauthenticate'),
    call('passkeys.remove', { passkeyId: answer('added', 'list[0].passkeyId') }),
    call('passkeys.list').must(at('list[]').isEmpty()),
  ),
  story(
    'code-for-a-number',
    'Who was sent a code to a number waits before another one is sent there.',
    { 'a stranger': [A_STRANGER, A_HUMAN] },
    call('verification.sendCode').must(at('expirationTime').isThere()),
    call('verification.sendCode').refused('rate.limited', 'human.verification.failed'),
  ),
  story(
    'code-for-a-member',
    'A member who was sent a code waits before another one is sent.',
    MEMBER,
    call('verification.sendMemberCode').must(at('expirationTime').isThere()),
    call('verification.sendMemberCode').refused('rate.limited'),
  ),
  story(
    'recovery-by-mail',
    'Who asked for a mail waits before another one is sent, and the password stays good until the mailed one is used.',
    { 'the member': [A_MEMBER, WORK_ASKED] },
    call('member.recoverByEmail'),
    call('member.recoverByEmail').refused('rate.limited', 'work.required'),
    call('session.logIn').must(at('userName').is(given('username'))),
  ),
];
