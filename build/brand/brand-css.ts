import type { Theme, Tokens } from './derive-tokens.ts';
import type { OperatorBrand } from './read-brands.ts';

/** Depth is a shadow on light grounds, and a lighter surface on dark ones. */
const SHADOWS: Record<Theme, (ink: string) => Record<string, string>> = {
  dark: () => ({
    card: 'none',
    popup: '0 8px 24px rgb(0 0 0 / 40%)',
    sheet: '0 -12px 40px rgb(0 0 0 / 40%)',
  }),
  light: (ink) => ({
    card: `0 1px 2px rgb(${ink} / 6%)`,
    popup: `0 8px 24px rgb(${ink} / 18%)`,
    sheet: `0 -12px 40px rgb(${ink} / 18%)`,
  }),
};

type CssBrand = Pick<OperatorBrand, 'id' | 'theme' | 'tokens' | 'logoSvg'>;

/**
 * A brand as a style sheet: its own theme, and of the other one what differs. It counts before `tokens.css`, whichever comes
 * first. A logo of its own is in the place of the drawn mark.
 */
export function brandCss({ id, theme, tokens, logoSvg }: CssBrand): string {
  const page = `:root[data-brand="${id}"]`;
  const other = theme === 'dark' ? 'light' : 'dark';
  const [own, others] = [theme, other].map((one) => declarationsOf(one as Theme, tokens[one as Theme])) as [
    Map<string, string>,
    Map<string, string>,
  ];
  const differing = [...others].filter(([name, value]) => own.get(name) !== value);
  return [
    rule(page, [...own]),
    rule(`${page}[data-theme="${other}"]`, differing),
    ...(logoSvg
      ? [
          rule(`${page} [data-logo]`, [
            ['background', `url("${dataUrl(logoSvg)}") center/contain no-repeat`],
          ]),
          rule(`${page} [data-logo]>*`, [['display', 'none']]),
        ]
      : []),
  ].join('');
}

function declarationsOf(theme: Theme, tokens: Tokens): Map<string, string> {
  const [red, green, blue] = [1, 3, 5].map((start) =>
    Number.parseInt((tokens.text ?? '').slice(start, start + 2), 16),
  );
  return new Map([
    ['color-scheme', theme],
    ...Object.entries(tokens).map(([name, value]): [string, string] => [`--c-${name}`, value]),
    ...Object.entries(SHADOWS[theme](`${red} ${green} ${blue}`)).map(([name, value]): [string, string] => [
      `--shadow-${name}`,
      value,
    ]),
  ]);
}

const rule = (selector: string, declarations: readonly (readonly [string, string])[]) =>
  `${selector}{${declarations.map(([name, value]) => `${name}:${value}`).join(';')}}`;

/** A drawing as an address of its own: pages behind a closed gate load no file. */
const dataUrl = (svg: string) =>
  `data:image/svg+xml,${encodeURIComponent(svg.replace(/\s+/g, ' ').trim()).replace(/%20/g, ' ').replace(/'/g, '%27')}`;
