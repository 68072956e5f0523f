import type { AgentRules, AgreementKind, AgreementTerms } from '../db/schema';
import { dayAfter, weekOf } from '../platform/site-days';

export type Play = { member: number; day: string; hour: number; gameType: string; bet: number; win: number };
export type Agreed = {
  agent: number;
  kind: AgreementKind;
  offeredBy: number | null;
  terms: AgreementTerms;
  from: string;
  until: string | null;
};
export type Settled = {
  agent: number;
  kind: string;
  from: string;
  to: string;
  gross: number;
  paidDown: number;
  amount: number;
  carriedOut: number;
};

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const part = (whole: number, rate: number) =>
  whole < 0 ? 0 : Number((BigInt(whole) * BigInt(rate)) / 10_000n);

/**
 * What agents are paid, as plain as can be: out of a list of bets, walking up the uplines one by one. It knows neither
 * closures nor sums, and is told when a day is closed. Periods of dividends are weeks.
 */
export function agentsModel(rules: AgentRules, typeOf: ReadonlyMap<number, number>) {
  const uplineOf = new Map<number, number | null>();
  const plays: Play[] = [];
  const bonuses: { member: number; day: string; amount: number }[] = [];
  const corrections: { agent: number; day: string; amount: number }[] = [];
  const agreements: Agreed[] = [];
  const settled: Settled[] = [];
  const netWins: { agent: number; day: string; netWin: number }[] = [];

  const isAgent = (id: number) => ![0, 4, 40].includes(typeOf.get(id) ?? 0);
  const allAbove = (id: number): number[] => {
    const upline = uplineOf.get(id) ?? null;
    return upline === null ? [] : [upline, ...allAbove(upline)];
  };
  const teamOf = (agent: number) => [...uplineOf.keys()].filter((id) => allAbove(id).includes(agent));
  const agentAbove = (id: number) => allAbove(id).find(isAgent) ?? null;
  const directAgents = (agent: number) =>
    [...uplineOf.keys()].filter((id) => isAgent(id) && agentAbove(id) === agent && teamOf(id).length > 0);
  const playedBy = (members: readonly number[], from: string, to = from) =>
    plays.filter(({ member, day }) => members.includes(member) && day >= from && day <= to);
  const turnover = (some: readonly Play[]) => sum(some.map(({ bet }) => bet));
  const players = (some: readonly Play[], least: number) =>
    [...new Set(some.map(({ member }) => member))].filter(
      (id) => turnover(some.filter(({ member }) => member === id)) >= least,
    ).length;
  const carriedBy = (agent: number, kind: string) =>
    settled.filter((one) => one.agent === agent && one.kind === kind).at(-1)?.carriedOut ?? 0;

  function grossCommission(agent: number, day: string): number {
    const played = playedBy(teamOf(agent), day);
    const active = players(played, rules.activeTurnover);
    const tier = rules.commissionTiers
      .filter((one) => turnover(played) >= one.turnover && active >= one.players)
      .at(-1);
    const types = [...new Set(played.map(({ gameType }) => gameType))];
    return sum(
      types.map((type) =>
        part(turnover(played.filter(({ gameType }) => gameType === type)), tier?.rates[type] ?? 0),
      ),
    );
  }
  const bonusPart = (agent: number, day: string) => {
    const team = teamOf(agent);
    const given = bonuses.filter((one) => team.includes(one.member) && one.day === day);
    return part(sum(given.map(({ amount }) => amount)), rules.bonusShare);
  };

  function settleCommission(agent: number, day: string): void {
    const own = corrections.filter((one) => one.agent === agent && one.day === day);
    const isIdle =
      playedBy(teamOf(agent), day).length === 0 &&
      !bonuses.some((one) => one.day === day && teamOf(agent).includes(one.member));
    if (isIdle && own.length === 0) return;
    const gross = grossCommission(agent, day);
    const paidDown = sum(directAgents(agent).map((one) => grossCommission(one, day)));
    const borne = bonusPart(agent, day) - sum(directAgents(agent).map((one) => bonusPart(one, day)));
    const result =
      gross - paidDown - borne + sum(own.map(({ amount }) => amount)) + carriedBy(agent, 'commission');
    settled.push({
      agent,
      kind: 'commission',
      from: day,
      to: day,
      gross,
      paidDown,
      amount: Math.max(0, result),
      carriedOut: Math.min(0, result),
    });
  }

  const inForce = (agent: number, kind: string, day: string) =>
    agreements.find(
      (one) => one.agent === agent && one.kind === kind && one.from <= day && (one.until ?? day) >= day,
    );
  /** The agreements from an agent's own up to the house; none where the line is broken. */
  function lineOf(agent: number, kind: string, day: string): Agreed[] {
    const own = inForce(agent, kind, day);
    if (!own) return [];
    if (own.offeredBy === null) return [own];
    if (own.offeredBy !== agentAbove(agent) || teamOf(agent).length === 0) return [];
    const above = lineOf(own.offeredBy, kind, day);
    return above.length === 0 ? [] : [own, ...above];
  }
  const rate = (line: readonly Agreed[], base: number, many: number) =>
    Math.min(
      ...line.map(
        ({ terms }) =>
          terms.tiers.filter((tier) => base >= tier.from && many >= tier.players).at(-1)?.rate ?? 0,
      ),
    );

  function settleAgreement(agent: number, kind: AgreementKind, day: string): void {
    const line = lineOf(agent, kind, day);
    if (line.length === 0) return;
    const team = teamOf(agent);
    const ofKind = (of: number) => agreements.filter((one) => one.agent === of && one.kind === kind);
    /** When an agreement began, or the one that it follows on without a gap. */
    const beganOf = (one: Agreed): string => {
      const before = ofKind(one.agent).find(
        ({ from, until }) => until === dayAfter(one.from, -1) && from <= until,
      );
      return before ? beganOf(before) : one.from;
    };
    const least = Math.max(...line.map(({ terms }) => terms.playerTurnover));
    const give = (from: string, gross: number, carriedOut: number) => {
      const paidDown = sum(
        directAgents(agent).flatMap((below) =>
          settled
            .filter((one) => one.agent === below && one.kind === kind && one.to >= from && one.to <= day)
            .map((one) => one.gross),
        ),
      );
      settled.push({
        agent,
        kind,
        from,
        to: day,
        gross,
        paidDown,
        carriedOut,
        amount: Math.max(0, gross - paidDown),
      });
    };
    if (kind === 'salary' && team.length > 0) {
      const played = playedBy(team, day);
      give(day, part(turnover(played), rate(line, turnover(played), players(played, least))), 0);
    }
    if (kind === 'hour') {
      const played = playedBy(team, day);
      const hours = [...new Set(played.map(({ hour }) => hour))];
      const ofHour = (at: number) => played.filter(({ hour }) => hour === at);
      const gross = hours.map((at) =>
        part(turnover(ofHour(at)), rate(line, turnover(ofHour(at)), players(ofHour(at), least))),
      );
      if (hours.length > 0) give(day, sum(gross), 0);
    }
    if (kind === 'dividend') {
      const week = weekOf(day);
      const isOver = line.some(
        (one) => one.until === day && !ofKind(one.agent).some(({ from }) => from === dayAfter(day)),
      );
      if (day !== week.to && !isOver) return;
      const last = settled.filter((one) => one.agent === agent && one.kind === kind).at(-1);
      const from = [week.from, ...line.map(beganOf), last ? dayAfter(last.to) : ''].sort().at(-1) ?? '';
      const own = netWins.filter((one) => one.agent === agent && one.day >= from && one.day <= day);
      const base = sum(own.map(({ netWin }) => netWin)) + carriedBy(agent, kind);
      const many = players(playedBy(team, from, day), least);
      give(from, base <= 0 ? 0 : part(base, rate(line, base, many)), Math.min(0, base));
    }
  }

  return {
    uplineOf,
    plays,
    bonuses,
    corrections,
    agreements,
    settled,
    isAgent,
    agentAbove,
    inForce,
    /** Whether one stands below another, or is it. */
    isWithin: (id: number, other: number) => id === other || allAbove(id).includes(other),
    /** Settles a day by how members stand now. */
    close(day: string): void {
      const lowestFirst = [...uplineOf.keys()]
        .filter(isAgent)
        .sort((a, b) => allAbove(b).length - allAbove(a).length);
      for (const agent of lowestFirst) {
        const net = playedBy(teamOf(agent), day).map(({ bet, win }) => bet - win);
        netWins.push({ agent, day, netWin: sum(net) });
      }
      for (const agent of lowestFirst) settleCommission(agent, day);
      for (const kind of ['salary', 'hour', 'dividend'] as const)
        for (const agent of lowestFirst) settleAgreement(agent, kind, day);
    },
  };
}
