import type { OperationId } from '../../contracts/operations';
import { policyOf } from '../../edge/policy';

export { FRESH, STALE } from '../../edge/lib/pages/guest-pages';

/** For how long an answer is shared, in seconds. */
export function agesOf(id: OperationId) {
  const { shared } = policyOf({ id } as Parameters<typeof policyOf>[0]);
  if (!shared) throw new Error(`${id} is not shared`);
  return shared;
}
