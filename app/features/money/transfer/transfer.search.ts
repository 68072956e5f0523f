/** What an address shows of the transfer: the vendor to move money to, or the receipt of a move. */
export type TransferSearch = { vendor?: string | undefined; receipt?: string | undefined };

/** What an address names; what cannot name anything is left out. */
export function transferSearch({ vendor, receipt }: Record<string, unknown>): TransferSearch {
  return {
    ...(typeof vendor === 'string' && vendor !== '' && { vendor }),
    ...receiptSearch({ receipt }),
  };
}

/** The number of a move whose receipt an address names. */
export function receiptSearch({ receipt }: Record<string, unknown>): Pick<TransferSearch, 'receipt'> {
  return typeof receipt === 'string' && receipt !== '' ? { receipt: receipt.slice(0, 64) } : {};
}
