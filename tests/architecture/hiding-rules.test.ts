import { expect, test } from 'vitest';
import { importsOf } from './imports';
import { read, sourcesBelow } from './source-files';

/**
 * Where a flag of the site decides what shows: tables and rules, which the parts ask, and the operator's cockpit as well
 * (docs/decisions/092-operators-cockpit.md).
 */
const RULES = [
  'app/domain/member/gets-unread-chat.ts',
  'app/features/account/forgot-password/recovery-methods.ts',
  'app/features/account/login/login-parts.ts',
  'app/features/account/register/register-form-fields.ts',
  'app/features/agent/team/sends-down.ts',
  'app/features/games/live/live-parts.ts',
  'app/features/home/shortcuts.ts',
  'app/features/member/centre-parts.ts',
  'app/features/member/quick-menu-tiles.ts',
  'app/features/profile/account-parts.ts',
  'app/features/rewards/reward-parts.ts',
  'app/features/support/support-items.ts',
  'app/session/registration-open.ts',
  'app/shell/menu/menu-items.ts',
  'app/shell/menu/menu-parts.ts',
  'app/shell/menu/refusal.ts',
  'app/shell/screen-guard.ts',
];
/** Where one decides when something opens by itself, and hides nothing. */
const OF_TIME = {
  'app/features/download/download-offer.tsx': 'OFFERAPPNOW3',
  'app/features/login-announcement/login-announcement.tsx': 'ANNOUNCENOW3',
  'app/routes/__root.tsx': 'ANNOUNCENOW3 OFFERAPPNOW3',
};

const FLAG = /\bflags(?:\.([A-Z][A-Z\d]+)\b|\[)/g;
const readsOf = (path: string) => [...read(path).matchAll(FLAG)].map(([, name = '']) => name);
const explains = (path: string) => path.startsWith('app/explain/');
const sources = sourcesBelow('app').filter((path) => !explains(path));

test('a flag is read by the rules alone, which the cockpit asks: a part asks its rule', () => {
  const reading = sources.filter((path) => readsOf(path).length > 0 && !(path in OF_TIME));
  expect(reading.sort()).toEqual(RULES);
});

test.each(Object.entries(OF_TIME))('%s reads only flags that hide nothing: %s', (path, flags) => {
  expect([...new Set(readsOf(path))].sort().join(' ')).toBe(flags);
});

test('no part takes single flags out of the site, past its rule', () => {
  const taken = sources.filter((path) =>
    /\bflags: \{|\{[^{}]*\b[A-Z]{3,}\d\b[^{}]*\} = [\w.]*flags\b/.test(read(path)),
  );
  expect(taken).toEqual([]);
});

test('the cockpit asks every rule', () => {
  const asked = sourcesBelow('app/explain')
    .flatMap(importsOf)
    .map(({ to }) => to);
  expect(RULES.filter((path) => !asked.includes(path))).toEqual([]);
});

test('finds the flags that a source reads', () => {
  const found = (code: string) => [...code.matchAll(FLAG)].map(([text]) => text);
  expect(found('useSite().flags.PTSYS3 && flags[name] && site.flags')).toEqual(['flags.PTSYS3', 'flags[']);
});
