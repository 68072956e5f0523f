import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { messageProblems, messageReport, recordTranslated } from './messages.mjs';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

const CODE = "import { m } from '../paraglide/messages.js';\nm.hd_home();\nm.games_found({ count: 1 });";
const GAMES = { vi: '{count} trò chơi', en: plural({ one: '{count} game', other: '{count} games' }) };

function plural(forms: Record<string, string>) {
  const match = Object.fromEntries(Object.entries(forms).map(([form, text]) => [`number=${form}`, text]));
  return [{ declarations: ['input count', 'local number = count: plural'], selectors: ['number'], match }];
}

/** A site with these languages beside the two that every text is written in. */
function site(languages: Record<string, object | string> = {}, code = CODE) {
  const folder = mkdtempSync(join(tmpdir(), 'messages-'));
  folders.push(folder);
  const write = (path: string, content: object | string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const whole = {
    vi: { hd_home: 'Trang chủ', games_found: GAMES.vi },
    en: { hd_home: 'Home', games_found: GAMES.en },
  };
  const all = { ...whole, ...languages };
  for (const [tag, texts] of Object.entries(all)) write(`messages/${tag}.json`, texts);
  write('messages/project.inlang/settings.json', { locales: Object.keys(all) });
  write('app/shell/header.tsx', code);
  return { folder, write };
}

const linesOf = (languages: Record<string, object | string>, code?: string) =>
  messageProblems(site(languages, code).folder).map(({ line }) => line);

describe('what is wrong with Vietnamese and English', () => {
  it('is nothing where every text has its twin', () => {
    expect(messageProblems(site().folder)).toEqual([]);
  });

  it('is a text without its twin, in one line with what to do [LANG-39]', () => {
    const vi = { hd_home: 'Trang chủ', games_found: GAMES.vi, game_new: 'Mới' };
    expect(messageProblems(site({ vi }).folder)).toEqual([
      {
        key: 'game_new',
        line: 'messages/en.json lacks "game_new", which messages/vi.json has: write it in English too.',
      },
    ]);
    expect(linesOf({ vi: { games_found: GAMES.vi } })).toEqual([
      'messages/vi.json lacks "hd_home", which messages/en.json has: write it in Vietnamese too.',
    ]);
  });

  it('is a text that is empty, names other values, or has no text for a plural [LANG-39]', () => {
    const en = { hd_home: ' ', games_found: plural({ one: '{number} game' }) };
    expect(linesOf({ en })).toEqual([
      'messages/en.json: "hd_home" is empty.',
      'messages/en.json: "games_found" names number where Vietnamese names count.',
    ]);
    expect(linesOf({ en: { hd_home: 'Home', games_found: plural({ one: '{count} game' }) } })).toEqual([
      'messages/en.json: "games_found" has no text for number=other.',
    ]);
  });

  it('is what the code says and no language has', () => {
    expect(linesOf({}, `${CODE}\nm.hd_login_button(); // m.in_a_comment()`)).toEqual([
      'app/shell/header.tsx says m.hd_login_button, which no language has: write it into messages/vi.json and messages/en.json.',
    ]);
  });

  it('is a file that cannot be read', () => {
    expect(linesOf({ en: '{ "hd_home": ' })).toEqual([
      expect.stringMatching(/^messages\/en\.json is no JSON: /),
    ]);
  });
});

describe('npm run messages', () => {
  const report = (languages: Record<string, object>, only: string[] = [], code = CODE) =>
    messageReport({ folder: site(languages, code).folder, only });

  it('tells how far each language is, and fails for none that is begun', () => {
    expect(report({ th: { hd_home: 'หน้าแรก' }, lo: {} })).toEqual({
      hasFaults: false,
      lines: [
        'vi: 2 texts',
        'en: 2 texts',
        'th: 1 of 2 texts',
        '  missing: 1, in English until then; "npm run messages -- th" lists them',
        'Without a text of their own, and so in English: lo',
      ],
    });
  });

  it('fails on a fault in Vietnamese or English, and on a text that nobody says', () => {
    const lacking = report({ en: { hd_home: 'Home' } });
    expect(lacking.hasFaults).toBe(true);
    expect(lacking.lines[0]).toContain('messages/en.json lacks "games_found"');
    const unsaid = report({}, [], CODE.replace('m.hd_home();', ''));
    expect(unsaid.hasFaults).toBe(true);
    expect(unsaid.lines[0]).toBe(
      'messages/vi.json and messages/en.json: "hd_home" is said nowhere; take it out.',
    );
  });

  it('lists what is missing, too long, unused and wrong in a language that is asked for', () => {
    const th = { hd_home: 'หน้าแรกของเว็บไซต์นี้ทั้งหมด', old_key: 'เก่า' };
    expect(report({ th }, ['th']).lines).toEqual([
      'th: 1 of 2 texts',
      '  missing "games_found": “{count} game” …',
      '  too long "hd_home": 21 letters where the longer of Vietnamese and English has 9',
      '  unused "old_key": neither Vietnamese nor English has it; take it out',
    ]);
    const ru = { hd_home: 'Главная', games_found: plural({ one: '{count} игра', other: '{count} игры' }) };
    expect(report({ ru }, ['ru']).lines).toEqual([
      'ru: 2 of 2 texts',
      '  messages/ru.json: "games_found" has no text for number=few, number=many.',
    ]);
    expect(() => report({}, ['xx'])).toThrow('There is no language xx; there are vi, en.');
  });

  it('tells what was changed in English since it was translated, until it is translated anew or kept', () => {
    const { folder, write } = site({ th: { hd_home: 'หน้าแรก' } });
    const lines = () =>
      messageReport({ folder, only: ['th'] }).lines.filter((line) => line.includes('stale'));
    expect(recordTranslated('th', [], folder)).toBe(1);
    expect(lines()).toEqual([]);
    write('messages/en.json', { hd_home: 'Start', games_found: GAMES.en });
    const stale = ['  stale "hd_home": English says “Start” now; th still says “หน้าแรก”'];
    expect(lines()).toEqual(stale);
    expect(recordTranslated('th', [], folder)).toBe(0);
    expect(lines()).toEqual(stale);
    write('messages/th.json', { hd_home: 'เริ่ม' });
    expect(lines()).toEqual([]);
    expect(recordTranslated('th', [], folder)).toBe(1);
    write('messages/en.json', { hd_home: 'Begin', games_found: GAMES.en });
    expect(lines()).toHaveLength(1);
    recordTranslated('th', ['hd_home'], folder);
    expect(lines()).toEqual([]);
  });
});
