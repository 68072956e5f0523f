import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query';
import * as v from 'valibot';
import type { SocialChannel } from '../../lib/firebase/social-channel';

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

const KEY = ['social-identity'];
/** In this tab's memory alone, and not for long: the token must reach no storage and no address. */
const LIFETIME = 600_000;

/** The identity that the visitor brought from the login, or null. */
export function useSocialIdentity(): SocialIdentity | null {
  const { data } = useQuery<SocialIdentity>({
    queryKey: KEY,
    queryFn: skipToken,
    gcTime: LIFETIME,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? null;
}

/** Keeps the identity for the registration; the token itself tells e-mail and name. */
export function keepSocialIdentity(queryClient: QueryClient, channel: SocialChannel, idToken: string): void {
  const identity: SocialIdentity = { channel, idToken, ...claimsOf(idToken) };
  queryClient.setQueryDefaults(KEY, { gcTime: LIFETIME });
  queryClient.setQueryData(KEY, identity);
}

/** Drops the identity, once somebody is in. */
export function dropSocialIdentity(queryClient: QueryClient): void {
  queryClient.removeQueries({ queryKey: KEY });
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
