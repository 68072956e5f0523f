/** Loads the chip. Home asks for this file alone, and so need not list all that the chip is made of. */
export const loadWaitingDeposit = () =>
  import('./waiting-deposit').then(({ WaitingDeposit }) => WaitingDeposit);
