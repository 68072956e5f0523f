/** Forgotten password as a sheet over the page one is on (ROUTE-99). */
export function ForgotDialog(_props: { onClose: () => void }) {
  return null;
}
