/** First letter of the nickname, else of the account, in upper case (MEMB-27, MEMB-28). */
export function initialOf(nickname: string | null | undefined, account: string): string {
  const [first = ''] = (nickname?.trim() || account).trim();
  return first.toLocaleUpperCase('vi');
}
