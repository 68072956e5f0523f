import { type QueryClient, queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SocialChannel } from '../../lib/social-channel';

/** A social identity without an account, for the registration that follows (LOGIN-41). */
export type SocialIdentity = {
  channel: SocialChannel;
  idToken: string;
  email: string | null;
  name: string | null;
};

const claimsSchema = v.object({
  email: v.optional(v.nullable(v.string()), null),
  name: v.optional(v.nullable(v.string()), null),
});

/** In this tab's memory alone, for ten minutes: the token must reach no storage and no address. */
const identityQuery = () =>
  queryOptions<SocialIdentity | null>({
    queryKey: ['social-identity'],
    queryFn: skipToken,
    gcTime: 600_000,
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The identity that the visitor brought from the login, or null. */
export function useSocialIdentity(): SocialIdentity | null {
  return useQuery(identityQuery()).data ?? null;
}

/** Keeps the identity for the registration; the token itself tells e-mail and name. */
export function keepSocialIdentity(queryClient: QueryClient, channel: SocialChannel, idToken: string): void {
  const { queryKey, gcTime } = identityQuery();
  queryClient.setQueryDefaults(queryKey, { gcTime });
  queryClient.setQueryData(queryKey, { channel, idToken, ...claimsOf(idToken) });
}

/** Drops the identity: it has an account now, or another one came in. */
export function dropSocialIdentity(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: identityQuery().queryKey });
}

/** What a JWT says, unchecked: it only fills in a form. */
function claimsOf(idToken: string): v.InferOutput<typeof claimsSchema> {
  try {
    const payload = (idToken.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const bytes = Uint8Array.from(atob(payload), (character) => character.charCodeAt(0));
    return v.parse(claimsSchema, JSON.parse(new TextDecoder().decode(bytes)));
  } catch {
    return { email: null, name: null };
  }
}
