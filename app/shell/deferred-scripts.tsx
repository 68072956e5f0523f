import { messageFiles } from 'virtual:locale-chunks';
import { type AnyRouter, ScriptOnce, useRouter } from '@tanstack/react-router';
import { getLocale } from '../paraglide/runtime.js';
import { compactScript } from './compact-script';

/** Milliseconds after which a page that paints nothing, in a tab that nobody sees, gets its scripts all the same. */
const NO_FRAME = 1_000;

/** Files of scripts that each page now being drawn begins with. */
const filesOf = new WeakMap<AnyRouter, readonly string[]>();

/**
 * Server: keeps the scripts of a page back until it is painted, so that they take no line from its styles and its first
 * picture (decisions/053-painted-first.md). Stands before what else writes scripts into the page.
 */
export function DeferredScripts() {
  const router = useRouter();
  if (!filesOf.has(router)) keepBack(router);
  const files = filesOf.get(router) ?? [];
  return (
    <ScriptOnce>
      {compactScript(`painted = new Promise(function (resolve) {
  requestAnimationFrame(function () { setTimeout(resolve); });
  setTimeout(resolve, ${NO_FRAME});
});
painted.then(function () {
  ${JSON.stringify(files)}.forEach(function (href) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href: href }));
  });
})`)}
    </ScriptOnce>
  );
}

type Script = { attrs?: Record<string, unknown>; children?: string };

/** Takes the scripts out of what is written into the page; the browser's own pass is told of them as ever. */
function keepBack(router: AnyRouter): void {
  const manifest = router.ssr?.manifest;
  if (!manifest || import.meta.env.DEV) return;
  const routeIds = router.stores.matches.get().map(({ routeId }) => routeId);
  const files = routeIds.flatMap((id) => manifest.routes[id]?.preloads?.map(hrefOf) ?? []);
  filesOf.set(router, [...files, ...messageFiles(getLocale(), routeIds)]);
  const routes = Object.entries(manifest.routes).map(([id, { preloads: _, scripts, ...route }]) => [
    id,
    { ...route, scripts: scripts?.map(afterPaint) },
  ]);
  router.ssr = { manifest: { ...manifest, routes: Object.fromEntries(routes) } };
}

/** The same script, begun when the page is painted. It stands behind the data that the page comes with. */
function afterPaint({ attrs, children }: Script): Script {
  if (typeof attrs?.src !== 'string') return { attrs, children };
  const { src, type } = attrs;
  const begin = compactScript(`painted.then(function () {
  document.body.append(Object.assign(document.createElement('script'), ${JSON.stringify({ type, src })}));
})`);
  return { children: begin };
}

const hrefOf = (link: string | { href: string }) => (typeof link === 'string' ? link : link.href);
