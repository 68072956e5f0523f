import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawingFault } from './drawing-faults';

const drawing = (content: string, attributes = '') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"${attributes}>${content}</svg>`;

describe('a logo', () => {
  it.each([
    [
      'as most programs write it',
      `<?xml version="1.0" encoding="UTF-8"?>\n<!-- Generator: a program -->\n${drawing('<path d="M0 0h9"/>')}\n`,
    ],
    [
      'of gradients and parts used again',
      drawing(
        '<defs><linearGradient id="a"><stop offset="0" stop-color="#fff"/></linearGradient></defs><g fill="url(#a)"><use xlink:href="#b"/></g>',
        ' xmlns:xlink="http://www.w3.org/1999/xlink"',
      ),
    ],
    [
      'with styles',
      drawing(
        '<style>.a{fill:#fff;mask:url(\'#m\')}</style><path class="a" style="fill:#fff" d=\'M0 0h9\'/>',
      ),
    ],
    ['with a title', drawing('<title>Sao &amp; Mai > all</title><circle cx="1" cy="1" r="1" />')],
    [
      'with a picture in it',
      drawing('<image width="9" height="9" href="data:image/png;base64,iVBORw0KGgo="/>'),
    ],
  ])('may be %s', (_, svg) => {
    expect(drawingFault(svg)).toBeUndefined();
  });

  it('may be as each of the site’s own drawings is', () => {
    const files = globSync('{public/art,docs/operator-example/brands}/**/*.svg');
    expect(files.length).toBeGreaterThan(5);
    expect(files.filter((file) => drawingFault(readFileSync(file, 'utf8')))).toEqual([]);
  });

  it.each([
    ['what happens after a slash', '<svg viewBox="0 0 1 1"/onload=alert(1)></svg>'],
    ['what happens, with a space before its sign', drawing('', ' onload = "alert(1)"')],
    ['a link without quotes', drawing('<path href=javascript:alert(1) />')],
    ['a link elsewhere, with spaces', drawing('<use href = "https://a.example/x.svg#a"/>')],
    ['styles from elsewhere', drawing('<style>@import url(https://a.example/a.css);</style>')],
    ['a script', drawing('<script>alert(1)</script>')],
    ['a script under a prefix', drawing('<s:script/>', ' xmlns:s="http://www.w3.org/2000/svg"')],
    ['what happens, in capitals', drawing('<path ONLOAD="a()"/>')],
    ['what sets a link later', drawing('<set attributeName="href" to="javascript:a()"/>')],
    ['a link', drawing('<a href="#a"><path/></a>')],
    ['a page in it', drawing('<foreignObject/>')],
    ['a drawing as a link’s data', drawing('<use href="data:image/svg+xml;base64,AAAA#a"/>')],
    ['a colour from elsewhere', drawing('<path fill="url(//a.example/x.svg#a)"/>')],
    ['a colour from elsewhere in quotes', drawing('<path style="fill:url( \'x.svg#a\')"/>')],
    ['an address in letters by number', drawing('<path fill="&#117;rl(x.svg#a)"/>')],
    ['an address in escaped letters', drawing('<style>a{fill:\\75rl(x.svg#a)}</style>')],
    ['an address without url', drawing('<path style="background:image-set(\'x.png\' 1x)"/>')],
    ['another drawing in a comment', `<!-- <svg onload="a()"> -->${drawing('')}`],
    ['names of its own', `<!DOCTYPE svg [<!ENTITY a "b">]>${drawing('&a;')}`],
    ['what is no markup', drawing('<![CDATA[<script/>]]>')],
    ['what does not end', drawing('<g>')],
    ['what begins twice', `${drawing('')}${drawing('')}`],
    ['another language', '<svg xmlns="http://www.w3.org/1999/xhtml" viewBox="0 0 1 1"></svg>'],
  ])('has not %s', (_, svg) => {
    expect(drawingFault(svg)).toEqual(expect.any(String));
  });

  it('is told what of it is refused', () => {
    expect(drawingFault(drawing('<path onclick="a()"/>'))).toBe('onclick="a()" in <path>');
    expect(drawingFault(drawing('<a/>'))).toBe('<a>');
    expect(drawingFault(drawing('<path\n  onclick\n=""/>'))).toBe('onclick ="" in <path>');
    expect(drawingFault(drawing('<path d=M0/>'))).toBe('<path d=M0/></svg>, which cannot be read');
  });
});
