import { NUMBER, OWNER, type StateEntry, sealed, signedIn } from './state-entry';

/** A member that gives the account another mobile number or e-mail address. */
function changesOf(what: 'mobile number' | 'e-mail address', values: readonly string[]) {
  const name = (how: string) => `a member changes the ${what} ${how}`;
  const byCodes = [...OWNER, ...values, 'verificationCode', 'currentCode'];
  const besides = [...OWNER, ...values, 'verificationCode'];
  const replaced = `A member is logged in that has received a code at its present ${what} once; \`verificationCode\` was sent to the new one of the request, and \`currentCode\` to the present one.`;
  const answered = `As where the codes are right, but the member proves itself by the security questions, whose answers are`;
  return Object.fromEntries([
    [name('with the right codes'), sealed(replaced, ...byCodes)],
    [
      name('with a wrong code of the new one'),
      sealed(`${replaced} \`verificationCode\` is wrong.`, ...byCodes),
    ],
    [name('with a wrong code of the old one'), sealed(`${replaced} \`currentCode\` is wrong.`, ...byCodes)],
    [
      name('with an expired code of the new one'),
      sealed(`${replaced} \`verificationCode\` is not good any more.`, ...byCodes),
    ],
    [name('with the right answers'), sealed(`${answered} those of the request.`, ...besides)],
    [name('with wrong answers'), sealed(`${answered} others than those of the request.`, ...besides)],
    [
      name('with answers given lately'),
      sealed('As with the right answers, but the member gave them less than three days ago.', ...besides),
    ],
    [
      name('with a passkey'),
      sealed(
        `As where the codes are right, but in the place of \`currentCode\` comes \`passkey\`: the answer of the member’s passkey to a challenge that you gave it, for the \`origin\` of the request.`,
        ...besides,
        'passkey',
      ),
    ],
    [
      name('with a passkey that answers another challenge'),
      sealed(`As with a passkey, but it answers a challenge that you never gave.`, ...besides, 'passkey'),
    ],
    [
      name('with a passkey added lately'),
      sealed('As with a passkey, but the member added it less than three days ago.', ...besides, 'passkey'),
    ],
    [
      name('for the first time'),
      sealed(
        `A member without ${what} is logged in whose password is \`loginPassword\`; \`verificationCode\` was sent to the one of the request.`,
        ...besides,
      ),
    ],
    [
      name('with a wrong password'),
      sealed(`As for the first time, but \`loginPassword\` is wrong.`, ...besides),
    ],
    [
      name('that is proved by the password alone'),
      sealed(
        `As where the codes are right, but the request brings the right \`loginPassword\` in place of the present one’s code.`,
        ...besides,
      ),
    ],
    [
      name('to one of another member'),
      sealed(`As where the codes are right, but another member has the new ${what}.`, ...byCodes),
    ],
    [
      name('into a proved one'),
      sealed(
        `A member is logged in that has never received a code at its present ${what}; \`verificationCode\` was sent there now.`,
        'token',
        'verificationCode',
      ),
    ],
    [name('on trial'), sealed('A member of type 4 is logged in.', ...byCodes)],
  ]);
}

/** Security questions, and changes that a member objects to. */
export const securityStates = {
  'a member has secured the account': signedIn(
    'A member is logged in that has changed its password, has a payment password, bank cards, a proved mobile number and e-mail address, and has answered the security questions.',
  ),
  'a member has answered the security questions': signedIn(
    'A member is logged in that has answered security questions.',
  ),
  'a member objects to a change by the link': sealed(
    '`objectionCode` is the code of a link that a member was sent less than seven days ago, and nobody has used.',
    'objectionCode',
  ),
  'a member objects to a change with a code that nobody was sent': sealed(
    '`objectionCode` was never sent.',
    'objectionCode',
  ),
  'a member objects to a change a second time': sealed(
    'As by the link, but it was used before.',
    'objectionCode',
  ),
  'a member objects to a change too late': sealed(
    'As by the link, but it was sent more than seven days ago.',
    'objectionCode',
  ),
  'a member answers the security questions with the right password': sealed(
    'A member is logged in whose password is `loginPassword`.',
    ...OWNER,
  ),
  'a member answers the security questions with a wrong password': sealed(
    'A member is logged in whose password is not `loginPassword`.',
    ...OWNER,
  ),
  'a member on trial answers the security questions': sealed('A member of type 4 is logged in.', ...OWNER),
} satisfies Record<string, StateEntry>;

/** Changes of a mobile number or an e-mail address. */
export const contactChangeStates = {
  ...changesOf('mobile number', NUMBER),
  ...changesOf('e-mail address', ['email']),
} satisfies Record<string, StateEntry>;
