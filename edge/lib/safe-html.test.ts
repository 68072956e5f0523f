import { describe, expect, it } from 'vitest';
import { safeHtml } from './safe-html';

const link = (href: string) => `<a href="${href}" target="_blank" rel="noopener noreferrer nofollow">x</a>`;

describe('operator HTML', () => {
  it.each([
    ['<p>a<script>alert(1)</script>b</p>', '<p>ab</p>'],
    ['<img src=x onerror=alert(1)>', '<img>'],
    [
      '<img src="https://c.example/a.png" onload="alert(1)">',
      '<img src="https://c.example/a.png" loading="lazy" decoding="async">',
    ],
    ['<svg><script>alert(1)</script></svg>', ''],
    ['<svg onload=alert(1)>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="JaVaScRiPt:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href=" javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,<script>alert(1)</script>">x</a>', '<a>x</a>'],
    ['<a href="vbscript:x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example/x">x</a>', '<a>x</a>'],
    ['<a href="\\\\evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\\evil.example">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.example"></iframe>t', 't'],
    ['<iframe srcdoc="<script>alert(1)</script>"></iframe>', ''],
    ['<object data="x.swf"></object><embed src="x">', ''],
    ['<style>body{display:none}</style>t', 't'],
    ['<p style="position:fixed;inset:0" class="x" id="root">t</p>', '<p>t</p>'],
    ['<form action="https://evil.example"><input name="password"><button>x</button></form>', 'x'],
    [
      '<base href="https://evil.example/"><link rel="stylesheet" href="x"><meta http-equiv="refresh" content="0">',
      '',
    ],
    ['<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>', ''],
    ['<noscript><p title="</noscript><img src=x onerror=alert(1)>">', ''],
    ['<template><script>alert(1)</script></template>', ''],
    ['<!-- <script>alert(1)</script> -->t', 't'],
    ['<details open ontoggle=alert(1)>t</details>', 't'],
    ['<video><source onerror=alert(1)></video><audio src=x onerror=alert(1)></audio>', ''],
    ['<p onclick="alert(1)" onmouseover=alert(1)>t</p>', '<p>t</p>'],
    ['<img src="javascript:alert(1)">', '<img>'],
    [
      '<img srcset="https://e.example/x 1x" src="https://c.example/a.png">',
      '<img src="https://c.example/a.png" loading="lazy" decoding="async">',
    ],
    [
      '<a href="https://u.example" target="_self" rel="opener" ping="https://e.example">x</a>',
      link('https://u.example'),
    ],
    ['<textarea><script>alert(1)</script></textarea>', ''],
    ['<title></title><script>alert(1)</script>', ''],
    ['<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>', '<p>&#x3C;script>alert(1)&#x3C;/script></p>'],
  ])('%s becomes %s [SHELL-43]', (hostile, clean) => {
    expect(safeHtml(hostile)).toBe(clean);
  });

  it('keeps what content is made of: headings, lists, tables, pictures [SHELL-43]', () => {
    const content =
      '<h2>Hội trăng rằm</h2><p>Điểm danh <strong>7</strong> ngày</p><ul><li>Quà</li></ul>' +
      '<table><thead><tr><th colspan="2" scope="col">Hạng</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';
    expect(safeHtml(content)).toBe(content);
  });

  it('opens links to other sites outside, without a way back; links within the site stay [SHELL-44]', () => {
    expect(safeHtml('<a href="https://u.example/a?b=1&c=2">x</a>')).toBe(
      link('https://u.example/a?b=1&#x26;c=2'),
    );
    expect(safeHtml('<a href="/m/activity?id=501">x</a>')).toBe('<a href="/m/activity?id=501">x</a>');
  });

  it('gives the same when run twice [SHELL-43]', () => {
    const once = safeHtml('<p>a<b>c</p><a href="https://u.example">x</a><table><td>1');
    expect(safeHtml(once)).toBe(once);
  });
});
