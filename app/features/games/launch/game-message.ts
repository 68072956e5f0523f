import { type MinorUnits, minorUnitsOf } from '@/contracts/shared/minor-units';
import { isGameOrigin } from './framable';

/**
 * What a game may tell the page around it (docs/operator.md): that the balance is another, or that it is less than a
 * bet. `required` is that bet, in minor units, where the game names it.
 */
export type GameMessage = { type: 'balance' } | { type: 'balance.short'; required?: MinorUnits };

type Frame = {
  window: Window | null | undefined;
  /** The address that was launched in it. */
  url: string;
  gameFrameHosts: readonly string[];
};

/**
 * Reads a message; undefined unless it comes from that very frame, while a page of the launched address's origin or of
 * a vendor of the operator's list stands in it, and says what a game may say. What it claims of money is only a reason
 * to ask the gateway (LAUNCH-30).
 */
export function readGameMessage(
  { source, origin, data }: Pick<MessageEvent, 'source' | 'origin' | 'data'>,
  frame: Frame,
): GameMessage | undefined {
  if (!source || source !== frame.window || !isGameOrigin(origin, frame)) return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const { type, required } = data as { type?: unknown; required?: unknown };
  if (type === 'balance') return { type };
  if (type !== 'balance.short') return undefined;
  if (required === undefined) return { type };
  const amount = typeof required === 'number' ? minorUnitsOf(required) : undefined;
  return amount !== undefined && amount > 0 ? { type, required: amount } : undefined;
}
