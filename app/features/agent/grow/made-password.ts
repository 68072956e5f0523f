/** Without what is mistaken for one another when it is read out. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyzABCDEFGHJKMNPQRSTUVWXYZ';
const DIGITS = '23456789';
const LENGTH = 12;

/** A first password within a rule's lengths, with letters and digits, that nobody can guess. In the browser. */
export function madePassword({ min, max }: { min: number; max: number }): string {
  const length = Math.max(min, Math.min(max, LENGTH));
  const digitAt = drawn(length - 1) + 1;
  return Array.from({ length }, (_, place) => {
    const among = place === digitAt ? DIGITS : place === 0 ? LETTERS : LETTERS + DIGITS;
    return among[drawn(among.length)];
  }).join('');
}

/** A whole number below another, every one as likely. */
function drawn(below: number): number {
  const fair = 256 - (256 % below);
  for (;;) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < fair) return byte % below;
  }
}
