import { MOVEMENT_GROUPS, type MovementGroup, type MovementKind } from '@/contracts/record/movement-kinds';

/** How the record calls what the ledger keeps (`gateway/db/ledger.ts`). */
const KINDS: Readonly<Record<string, MovementKind>> = {
  deposit: 'deposit',
  'deposit.fee': 'depositFee',
  'withdraw.hold': 'withdrawal',
  'withdraw.return': 'withdrawalReturned',
  'game.bet': 'bet',
  'game.rollback': 'betReturned',
  'game.win': 'win',
  jackpot: 'win',
  bonus: 'bonus',
  'bonus.back': 'bonusBack',
  'transfer.out': 'transferOut',
  'transfer.in': 'transferIn',
  'transfer.up': 'transferUp',
  'transfer.down': 'transferDown',
  'agent.commission': 'agentCommission',
  'agent.salary': 'agentSalary',
  'agent.hour': 'agentHourSalary',
  'agent.dividend': 'agentDividend',
  opening: 'opening',
};

/** The record's name of a kind of the ledger's; one that it has none for is another movement (MONEY-13). */
export const kindOf = (ledgerKind: string): MovementKind => KINDS[ledgerKind] ?? 'other';

/** The ledger's kinds of a group; undefined for all. */
export function ledgerKindsOf(group: MovementGroup | undefined): string[] | undefined {
  if (group === undefined) return undefined;
  const kinds: readonly MovementKind[] = MOVEMENT_GROUPS[group];
  return Object.keys(KINDS).filter((ledgerKind) => kinds.includes(kindOf(ledgerKind)));
}
