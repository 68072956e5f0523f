import type { StatusResponse } from '../../context';

/** A path of a gateway: of words, without steps up and without a host. */
const PATH = /^(?:\/[\w-]+(?:\.[\w-]+)*)+$/;

/** Under which path the gateway wants a call, where its status names another one than the contract's (ENT-74). */
export function callPath(status: StatusResponse | undefined, path: string): string | undefined {
  const paths: Record<string, unknown> = status?.info.paths ?? {};
  const other = Object.hasOwn(paths, path) ? paths[path] : undefined;
  return typeof other === 'string' && PATH.test(other) ? other : undefined;
}
