import type { Env } from '../../env';
import { SETTINGS, type SettingName } from '../../settings';
import { isShowable } from '../settings/is-showable';
import { type Problem, readSettings, textOf, unknownNames } from '../settings/read-settings';
import { settingsOf } from '../settings/settings-of';

/** A setting as the operator may see it: its text where anybody may, else whether there is one. */
export type WrittenSetting = { name: SettingName } & (
  | { kind: 'text'; text: string }
  | { kind: 'set' | 'missing' | 'empty' }
);

/** Every setting as it is written. No secret is in it, nor what may be one. */
export function writtenSettings(env: Env): WrittenSetting[] {
  return (Object.keys(SETTINGS) as SettingName[]).map((name) => {
    if (name === 'SITES') return sitesOf(env);
    const text = textOf(env[name]).trim();
    const { secret } = SETTINGS[name];
    if (text === '') return { name, kind: secret ? 'missing' : 'empty' };
    return isShowable({ name, secret }, text) ? { name, kind: 'text', text } : { name, kind: 'set' };
  });
}

/** Sites and their hosts: what else stands in the table may be a secret by mistake. */
function sitesOf(env: Env): WrittenSetting {
  const { SITES: sites } = settingsOf(env);
  if (sites === null) return { name: 'SITES', kind: 'set' };
  const text = sites.map(({ name, hosts }) => `${name}: ${hosts.join(', ')}`).join('; ');
  return text === '' ? { name: 'SITES', kind: 'empty' } : { name: 'SITES', kind: 'text', text };
}

/** What is wrong with the settings, in the words of their readers, and names that were probably meant to be others. */
export function settingProblems(env: Env): (Problem & { meant?: string })[] {
  const names = Object.entries(env).flatMap(([name, value]) => (typeof value === 'string' ? [name] : []));
  return [
    ...readSettings(SETTINGS, env).problems,
    ...unknownNames(names, SETTINGS).flatMap(({ name, meant }) =>
      meant ? [{ name, reason: '', meant }] : [],
    ),
  ];
}
