/** Where the site gives a member the account record as a table; its query is that of the record's calls. */
export const RECORD_CSV = '/downloads/account-record';
