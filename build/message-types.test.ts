import { expect, it } from 'vitest';
import { messageTypesOf } from './message-types';

const COMPILED = `/* eslint-disable */
/** @typedef {import('../runtime.js').LocalizedString} LocalizedString */
/** @typedef {{}} Hd_HomeInputs */
/** @typedef {{ siteName: NonNullable<unknown> }} Header_HomeInputs */
export const hd_home = /** @type {((inputs?: Hd_HomeInputs, options?: {}) => LocalizedString)} */ (() => '')
export const header_home = /** @type {((inputs: Header_HomeInputs, options?: {}) => LocalizedString)} */ (() => '')
`;

it('declares each message with the values that it asks for', () => {
  const types = messageTypesOf(COMPILED);
  expect(types).toContain('  hd_home: Plain;\n  header_home: With<{ siteName: NonNullable<unknown> }>;\n');
});

it('says which plugin is to be looked at when paraglide writes its messages otherwise', () => {
  expect(() => messageTypesOf(COMPILED.replace('(inputs?:', '(values?:'))).toThrow('message-types');
});
