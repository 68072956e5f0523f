import type { IconName } from '@/app/ui/symbol-names';
import type { ResponseOf } from '@/contracts/operation';
import type { MinorUnits } from '@/contracts/shared/minor-units';
import type { getTransferDown } from '@/contracts/transfer/transfer-down';
import type { getTransferUp } from '@/contracts/transfer/transfer-up';
import type { Moved } from '../transfer/receipt.queries';

/** Who is sent money, and how much at least. */
export type MemberTransferTerms = ResponseOf<typeof getTransferUp> | ResponseOf<typeof getTransferDown>;

type Asked = { amount: string; paymentPassword: string; idempotencyKey: string };
type Sent = Pick<Moved, 'transferNo' | 'at'> & { recipient: string; balance: MinorUnits };

/** Which way money is sent, and to whom. */
export type Way = {
  kind: Extract<Moved['kind'], 'transferUp' | 'transferDown'>;
  /** What is sent by the same form to the same one counts once. */
  form: string;
  icon: IconName;
  /** What it is called that the other gets. */
  gets: () => string;
  send: (asked: Asked) => Promise<Sent>;
};
