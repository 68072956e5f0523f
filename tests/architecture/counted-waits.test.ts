import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type OperationId, operations } from '../../contracts/operations';

/** What in the app reads how long a refusal asks to wait, and of which calls; nothing else may. */
const COUNTS: Readonly<Record<string, readonly OperationId[]>> = {
  'app/features/account/verification/use-verification-code.ts': ['verification.sendCode'],
  'app/features/account/security/contact/use-member-code.ts': ['verification.sendMemberCode'],
  'app/features/rewards/promo-code-sheet.tsx': ['rewards.promoCode'],
  // What the edge itself limits, which is no call of a contract.
  'app/lib/pictures/send-pictures.ts': [],
  // What hands it on.
  'app/lib/calls/outcome-status.ts': [],
  'app/lib/calls/outcome.ts': [],
  'app/lib/calls/call-site.ts': [],
};

/** Refused with `rate.limited` in words alone: no screen says how long, so no backend is asked for it. */
const IN_WORDS: readonly OperationId[] = [
  // The form stays as it is, and says to try later.
  'content.feedback',
  // Nobody who asks for mails in another's name learns when the next one goes.
  'member.recoverByEmail',
  // The address has had its trials of the day; the ways into an account stand beside it.
  'session.freePlay',
];

const limited = operations.flatMap(({ id, refusals }) =>
  refusals
    .filter(({ errorCode }) => errorCode === 'rate.limited')
    .map(({ retryAfter }) => ({ id, retryAfter })),
);

test('what reads a wait is known by name, with the calls whose refusals it counts', () => {
  const readers = globSync('app/**/*.{ts,tsx}', { exclude: ['app/**/*.test.*', 'app/paraglide/**'] }).filter(
    (file) => /\bretryAfter\b/.test(readFileSync(file, 'utf8')),
  );
  expect(readers.sort()).toEqual(Object.keys(COUNTS).sort());
});

test('a wait that a screen counts is pinned, and one that is not pinned is told in words alone [CALL-06 SMS-36]', () => {
  const pinned = limited.filter(({ retryAfter }) => retryAfter !== undefined).map(({ id }) => id);
  const open = limited.filter(({ retryAfter }) => retryAfter === undefined).map(({ id }) => id);
  expect(pinned).toEqual(expect.arrayContaining(Object.values(COUNTS).flat()));
  expect(open.sort()).toEqual([...IN_WORDS].sort());
});
