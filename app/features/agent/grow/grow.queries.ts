import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { lazily } from '@/app/lib/calls/outcome';
import { MEMBER_KEY } from '@/app/session/member.queries';
import { listLinks } from '@/contracts/affiliate/links';
import type { ResponseOf } from '@/contracts/operation';
import type { DateRange } from '@/contracts/shared/days';
import { getDownlineOptions } from '@/contracts/team/create-downline';

export type Links = ResponseOf<typeof listLinks>;
export type AgentLink = Links['list'][number];

const drawnLink = lazily(
  () => import('./grow.functions'),
  (all) => all.drawnLinkFn,
);

/** The agent's links, whatever the days. */
export const LINKS_KEY = [MEMBER_KEY, 'agent-links'] as const;

/** The agent's links with what each brought in a range of days (AGENT-26). */
export function linksQuery({ from, to }: DateRange) {
  return queryOptions({
    queryKey: [...LINKS_KEY, from, to],
    queryFn: ({ signal }) => gateway(listLinks, { from, to }, signal),
    placeholderData: keepPreviousData,
  });
}

/** A link's address and QR code, drawn by the server: a phone shall not load what draws it. */
export function drawnLinkQuery({ code, domain }: Pick<AgentLink, 'code' | 'domain'>) {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'agent-link', code, domain],
    queryFn: ({ signal }) => drawnLink({ data: { code, domain }, signal }),
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
  });
}

/** The link whose code is shown: the one that an address names, else the first that is in use. */
export function chosenLink(links: Links, code: string | undefined): AgentLink | undefined {
  return links.list.find((link) => link.code === code) ?? links.list.find(({ archived }) => !archived);
}

/** Which accounts the agent may create, and how many more today (AGENT-25). */
export function downlineOptionsQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'downline-options'],
    queryFn: ({ signal }) => gateway(getDownlineOptions, {}, signal),
  });
}
