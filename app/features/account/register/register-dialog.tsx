/** Registration as a sheet over the page one is on (ROUTE-99). */
export function RegisterDialog(_props: { onClose: () => void }) {
  return null;
}
