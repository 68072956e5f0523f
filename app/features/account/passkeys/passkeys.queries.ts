import { queryOptions } from '@tanstack/react-query';
import { gateway } from '@/app/lib/calls/gateway';
import { MEMBER_KEY } from '@/app/session/member.queries';
import type { AnswerOf } from '@/contracts/operation';
import { listPasskeys } from '@/contracts/passkeys/passkeys';

export type Passkey = AnswerOf<typeof listPasskeys>['list'][number];

/** The member's passkeys, the last added first. */
export function passkeysQuery() {
  return queryOptions({
    queryKey: [MEMBER_KEY, 'passkeys'],
    queryFn: ({ signal }) => gateway(listPasskeys, {}, signal),
  });
}
