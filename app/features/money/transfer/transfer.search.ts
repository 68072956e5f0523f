import { searchSchema, word } from '@/app/lib/links/search-schema';

/** The number of a move whose receipt an address shows. */
export type ReceiptSearch = { receipt?: string | undefined };

export const receiptSearch = searchSchema<ReceiptSearch>({ receipt: word });

/** What an address shows of the transfer: the vendor to move money to, or the receipt of a move. */
export type TransferSearch = ReceiptSearch & { vendor?: string | undefined };

export const transferSearch = searchSchema<TransferSearch>({ vendor: word, receipt: word });
