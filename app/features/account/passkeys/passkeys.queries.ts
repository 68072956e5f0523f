import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { ResponseOf } from '@/contracts/operation';
import { listPasskeys } from '@/contracts/passkeys/passkeys';

export type Passkey = ResponseOf<typeof listPasskeys>['list'][number];

/** The member's passkeys, the last added first. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'passkeys'],
    queryFn: ({ signal }) => gateway(listPasskeys, {}, signal),
  });
}
