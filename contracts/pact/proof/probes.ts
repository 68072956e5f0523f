const TEXTS = `
0|1|2|-1|3.5|01|12|84|+84|840|84000|1e3|1e-7|0.10|1000.50|1000.505|48250000|-45.1|1,5|1790000000|1790000000000
1790000000000000|2026-04-18|2026-13-01|18.04.2026|2026-04-18T00:00:00Z|2026-04-18T07:00:00.5+07:00|2026-04-18T00:00
true|false|null|yes|Y|N|y|A|B|C|VN|vn|VNM|VND|VI|EN|HOT|FREE|VIP|LOW|MEDIUM|PORTRAIT|m_home|M_HOME|both|menu|RNG|username
https://cdn.example.com|http://localhost:4000/a?b=c#d|HTTPS://CDN.EXAMPLE.COM/x|https://hội.vn/ảnh.png|cdn.example.com
hoadang.example.com:8080|ftp://x.example|javascript:alert(1)|https://|https:// x|https://a b.example|//evil.example/x|/|/a
/art/covers/rng-drum-1.svg|/m/activity?id=501|art/x.svg|data:image/png;base64,iVBORw0KGgo=|data:text/html;base64,PGI+
data:image/svg+xml;base64,PHN2Zy8+|iVBORw0KGgo=|<svg></svg>|Trống Hội Đêm Rằm|日本語|🎰|مرحبا|{}|[]|<p>x</p>|c-1
`;

/** Values as answers may have them, right for one field and wrong for another. */
export const PROBES: readonly unknown[] = [
  ...TEXTS.trim().split(/[|\n]/),
  '',
  ' ',
  '  48250000.5 ',
  '\n',
  'x\ny',
  'a'.repeat(300),
  0,
  1,
  2,
  4,
  -1,
  0.5,
  1.005,
  12.34,
  -45.1,
  84,
  100,
  1e-7,
  48250000.5,
  1e15,
  1e21,
  1_790_000_000,
  1_790_000_000_000,
  1_790_000_000_000.5,
  1_790_000_000_000_000,
  true,
  false,
  {},
  { a: 1 },
  [],
  ['a'],
  [1],
];
