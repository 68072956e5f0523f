export * from './schema/content';
export * from './schema/games';
export * from './schema/ledger';
export * from './schema/members';
export * from './schema/merchants';
export * from './schema/sandbox';
export * from './schema/sessions';
export * from './schema/verification';
