import { m } from '../../paraglide/messages.js';

export type AccountField = 'icon' | 'nickname' | 'payeeName' | 'birthday' | 'email' | 'mobileNum';

/** What a field is for, and who sees it. */
export function fieldNote(field: AccountField): string {
  switch (field) {
    case 'icon':
      return m.account_icon_note();
    case 'nickname':
      return m.account_nickname_note();
    case 'payeeName':
      return m.account_payee_note();
    case 'birthday':
      return m.account_birthday_note();
    case 'email':
      return m.account_email_note();
    case 'mobileNum':
      return m.account_mobile_note();
  }
}
