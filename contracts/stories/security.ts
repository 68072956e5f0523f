import { A_MEMBER, A_STRANGER, but, codeSent } from '../provider-states/given';
import { answer, at, call, given, story } from './story';

const MEMBER = { 'the member': [A_MEMBER] };
const BY_PASSWORD = { loginPassword: given('password') };
/** A member without contacts, who was sent a code to a new one. */
const withCodeTo = (to: 'newMobile' | 'newEmail') => ({
  'the member': [A_MEMBER, but({ contacts: 'none' }), A_STRANGER, codeSent('contact', to)],
});

/** What protects an account, and what a member tells of itself. */
export const securityStories = [
  story(
    'mobile-proved',
    'A number that was proved by the code that was sent there is the member’s from then on.',
    withCodeTo('newMobile'),
    call('security.overview').must(at('mobile').isAbsent(), at('isMobileProved').is(false)),
    call('security.changeMobile', BY_PASSWORD).without('currentCode'),
    call('security.overview').must(at('mobile').isThere(), at('isMobileProved').is(true)),
  ),
  story(
    'email-proved',
    'An address that was proved by the code that was sent there is the member’s from then on.',
    withCodeTo('newEmail'),
    call('security.overview').must(at('email').isAbsent(), at('isEmailProved').is(false)),
    call('security.changeEmail', BY_PASSWORD).without('currentCode'),
    call('security.overview').must(at('email').isThere(), at('isEmailProved').is(true)),
  ),
  story(
    'security-questions',
    'Questions that were answered are the member’s.',
    MEMBER,
    call('security.overview').must(at('hasQuestions').is(false)),
    call('security.questions').must(at('list[]').where('isChosen', true).isEmpty()),
    call('security.setQuestions'),
    call('security.overview').must(at('hasQuestions').is(true)),
    call('security.questions').must(at('list[]').where('isChosen', true).hasEntries(3)),
  ),
  story(
    'objection',
    'An objection to a change freezes the account, ends its sessions, and is good once.',
    { 'the member': [A_MEMBER, { name: 'an objection may be made', params: {} }] },
    call('security.object').as('objection'),
    call('member.info').refused('session.ended'),
    call('session.logIn').as('login'),
    call('security.overview')
      .withToken(answer('login', 'token'))
      .must(at('frozenUntil').is(answer('objection', 'frozenUntil'))),
    call('member.changePassword').withToken(answer('login', 'token')).refused('account.frozen'),
    call('security.object').refused('objection.used'),
  ),
  story(
    'payment-password',
    'A payment password that was changed is the only one that is good.',
    MEMBER,
    call('member.paymentPassword', { newPassword: '310714' }),
    call('member.paymentPassword', { newPassword: '471825' }).refused('payment.password.wrong'),
    call('member.paymentPassword', { oldPassword: '310714', newPassword: '471825' }),
    call('security.overview').must(at('hasPaymentPassword').is(true)),
  ),
  story(
    'profile',
    'What the member tells of itself is shown, and what is told once stays.',
    MEMBER,
    call('member.setNickname', { nickname: 'Hoa Sen' }),
    call('member.setPayeeName'),
    call('member.setBirthday'),
    call('member.setIcon'),
    call('member.info').must(at('nickname').is('Hoa Sen')),
    call('member.profile').must(at('payeeName').isThere(), at('birthday').isThere()),
    call('member.icon').must(at('url').isThere()),
    call('member.setBirthday', { birthday: '1990-01-02' }).refused('account.field.set'),
    call('member.setPayeeName', { payeeName: 'Le Thi Lan' }).refused('account.field.set'),
  ),
  story(
    'contact-choices',
    'What the member allows is allowed until it is not.',
    MEMBER,
    call('member.contactChoices').must(at('allowed[]').isEmpty()),
    call('member.setContactChoice'),
    call('member.contactChoices').must(at('allowed[].channel').where('topic', 'offers').contains('email')),
    call('member.setContactChoice', { allowed: false }),
    call('member.contactChoices').must(at('allowed[]').isEmpty()),
  ),
];
