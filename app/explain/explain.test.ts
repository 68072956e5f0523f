import { describe, expect, it } from 'vitest';
import { readFlags, SITE_FLAGS, type SiteFlags } from '@/contracts/flags';
import { LEVELS, type Level, reaches } from '@/contracts/levels';
import type { SiteSettings } from '@/contracts/site';
import {
  type Decider,
  type Explained,
  type OffAt,
  VISITOR_KINDS,
  type VisitorKind,
} from '@/contracts/why-hidden';
import { SCREENS } from '../screens';
import { refusalOf } from '../shell/menu/refusal';
import { CATEGORIES, ENTRIES, type Entry } from './entries';
import type { Question } from './explain';
import { type Change, changesOf, type Facts, viewOf } from './facts';
import { explainedEntry } from './why-hidden.server';

const ALL_ON = readFlags(Object.fromEntries(SITE_FLAGS.map((flag) => [flag, 1])));
const CHANGES = changesOf(SITE_FLAGS, CATEGORIES);

const OFF = new Map(LEVELS.map((level) => [level, offOf(level)]));
const offAt: OffAt = (level) => OFF.get(level) ?? offOf(level);

/** As the edge has it: screens above the level are off, and their flags with them. */
function offOf(level: Level) {
  const off = Object.entries(SCREENS).filter(
    ([, screen]) => !('aliasOf' in screen) && !reaches(level, screen.level),
  );
  const flags = Object.fromEntries(
    off.flatMap(([, screen]) => ('flag' in screen && screen.flag ? [[screen.flag.name, false]] : [])),
  ) as Partial<SiteFlags>;
  return { screensOff: off.map(([path]) => path), flags };
}

/** A site that has everything. */
const everything = (visitor: VisitorKind, level: Level = 'agent'): Facts =>
  CHANGES.reduce<Facts>((facts, { better }) => better(facts), {
    visitor,
    level,
    flags: ALL_ON,
    site: { flags: ALL_ON, customerService: [], resources: [], firebase: null } as unknown as SiteSettings,
    offAt,
    runsAsApp: false,
    hasDownloads: true,
    hasFirebase: true,
    passkeys: true,
    services: true,
    freePlay: true,
    isSingle: 1,
    withdrawSettings: { normalBankWithdrawalSwitch: 'Y', allowWithdraw: 'Y' },
    toUpline: true,
    promotionKeys: [],
    registerRules: {},
    registerSettings: { usernameRegister: true, mobileRegister: true, firebaseVerification: false },
    sorting: [],
    game: {},
  });

const KNOWN = (facts: Facts): Question => ({ facts, changes: CHANGES, isUnknown: () => false });
const explain = (entry: Entry, facts: Facts) => explainedEntry(entry, KNOWN(facts), 'en');

/** The facts as the decider would have them. */
function settled(facts: Facts, decider: Decider): Facts {
  if (decider.kind === 'level') return { ...facts, level: decider.needs };
  if (decider.kind === 'visitor') return { ...facts, visitor: decider.needs[0] as VisitorKind };
  const isMeant = ({ decider: one }: Change) =>
    one.kind === 'answer' && decider.kind === 'answer'
      ? one.operation === decider.operation &&
        (one.wants === decider.wants || one.operation === 'wallet.merchant')
      : JSON.stringify(one) === JSON.stringify(decider);
  const change = CHANGES.find(isMeant);
  if (!change) throw new Error(`no change for ${JSON.stringify(decider)}`);
  const isSwapped = decider.kind === 'answer' && decider.wants === 'isSingle = 0';
  return isSwapped ? change.worse(facts) : change.better(facts);
}

/** What is wrong with an explanation: it must say what the rule says, and name what decides, no more and no less. */
function faultsOf(entry: Entry, facts: Facts, explained: Explained): string[] {
  const shows = (one: Facts) => entry.rule(viewOf(one));
  const { verdict, because, oneOf, refused } = explained;
  if ((verdict === 'shown') !== shows(facts)) return ['says something else than the rule'];
  const faults: string[] = [];
  if (verdict === 'hidden') {
    if (because.length + oneOf.length === 0) faults.push('names nothing that decides');
    const isCrowded = because.some(({ kind }) => kind === 'room');
    if (isCrowded && !entry.room?.all(viewOf(facts))) faults.push('names room where that does not decide');
    const firsts = oneOf.map(([first]) => first as Decider);
    const named = isCrowded ? [] : [...because, ...firsts];
    // With more room, where there is one: what else is on takes it up.
    const roomy = (one: Facts) => (entry.room?.all ?? entry.rule)(viewOf(one));
    if (!isCrowded && !roomy(named.reduce(settled, facts))) faults.push('leaves out something that decides');
    for (const one of named) {
      const others = named.filter((other) => other !== one).reduce(settled, facts);
      if (roomy(others)) faults.push(`names ${JSON.stringify(one)}, which does not decide`);
    }
  }
  const { session, site } = viewOf(facts);
  const refuses =
    entry.guarded !== undefined &&
    verdict === 'shown' &&
    refusalOf(entry.guarded, { session, flags: site.flags }) !== undefined;
  if (refuses !== Boolean(refused?.because.length)) faults.push('does not say whether it opens');
  return faults;
}

/** A site that has everything, and each that lacks one thing, each level, and one that has nothing. */
const sites = (visitor: VisitorKind): Facts[] => [
  everything(visitor),
  ...CHANGES.map(({ worse }) => worse(everything(visitor))),
  ...LEVELS.map((level) => everything(visitor, level)),
  CHANGES.reduce((facts, { worse }) => worse(facts), everything(visitor)),
  CHANGES.reduce((facts, { worse }) => worse(facts), everything(visitor, 'guest')),
];

describe('why an entry is hidden', () => {
  it('there are entries of every place, each once', () => {
    const ids = ENTRIES.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(120);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(VISITOR_KINDS)(
    'is said of every entry to a %s, as the site decides it, with what decides',
    (visitor) => {
      const faults = sites(visitor).flatMap((facts) =>
        ENTRIES.flatMap((entry) =>
          faultsOf(entry, facts, explain(entry, facts)).map(
            (fault) => `${entry.id} ${facts.level}: ${fault}`,
          ),
        ),
      );
      expect([...new Set(faults)]).toEqual([]);
    },
  );

  const of = (id: string) => ENTRIES.find((entry) => entry.id === id) as Entry;
  const without = (...flags: (keyof SiteFlags)[]) => {
    const facts = everything('member');
    return { ...facts, flags: { ...facts.flags, ...Object.fromEntries(flags.map((flag) => [flag, false])) } };
  };

  it('names the flag, the visitor, the level, the answer and the room', () => {
    expect(explain(of('menu:vip'), without('VIPBENEFIT3')).because).toEqual([
      { kind: 'flag', flag: 'VIPBENEFIT3' },
    ]);
    expect(explain(of('menu:agent'), everything('member')).because).toEqual([
      { kind: 'visitor', needs: ['agent'] },
    ]);
    expect(explain(of('screens:/m/withdraw'), everything('member', 'enter')).because).toContainEqual({
      kind: 'level',
      level: 'enter',
      needs: 'money',
      isMost: false,
    });
    const closed = { ...everything('guest'), freePlay: false };
    expect(explain(of('login:freePlay'), closed).because).toMatchObject([
      { kind: 'answer', operation: 'session.freePlayOffer' },
    ]);
    expect(explain(of('home:/m/member/home'), everything('member')).because).toEqual([
      { kind: 'room', most: 4 },
    ]);
  });

  it('says of two of which either would do that either would', () => {
    const facts = { ...everything('guest'), flags: without('USERNAMEREG3', 'MOBILENUMREG3').flags };
    expect(explain(of('home:register'), facts)).toMatchObject({
      verdict: 'hidden',
      because: [],
      oneOf: [
        [
          { kind: 'flag', flag: 'USERNAMEREG3' },
          { kind: 'flag', flag: 'MOBILENUMREG3' },
        ],
      ],
    });
  });

  it('names everything where several things are missing', () => {
    const { because } = explain(of('menu:transferUp'), {
      ...without('AGETRANSFERUP3'),
      toUpline: false,
      level: 'member',
    });
    expect(because.map(({ kind }) => kind).sort()).toEqual(['answer', 'flag', 'level']);
  });

  it('leaves open what only a member’s session could ask', () => {
    const isUnknown = ({ decider }: Change) =>
      decider.kind === 'answer' && decider.operation === 'wallet.merchant';
    const asked = { facts: everything('member'), changes: CHANGES, isUnknown };
    expect(explainedEntry(of('menu:transfer'), asked, 'en')).toMatchObject({
      verdict: 'depends',
      because: [{ operation: 'wallet.merchant', wants: 'isSingle = 1' }],
    });
    expect(explainedEntry(of('centre:transfer'), asked, 'en')).toMatchObject({
      verdict: 'depends',
      because: [{ operation: 'wallet.merchant', wants: 'isSingle = 0' }],
    });
  });
});
