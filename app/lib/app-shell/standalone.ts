/** Whether the site runs as an installed home-screen app (ROLE-02, LOGIN-79). */
export function isStandalone(): boolean {
  if (typeof window === 'undefined') return false;
  const ios = 'standalone' in navigator && navigator.standalone === true;
  return ios || window.matchMedia?.('(display-mode: standalone)').matches === true;
}
