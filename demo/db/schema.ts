export * from './schema/bank';
export * from './schema/chat';
export * from './schema/settings';
export * from './schema/vendor';
