/** Id of the bar that says that a page does not come alive. */
export const STALLED = 'page-stalled';

/** Milliseconds that a page whose scripts failed is given to come alive all the same. */
const PATIENCE = 3_000;

/**
 * The script that says so, in both languages, when the page's own scripts do not come or fail before the page is alive
 * (`keptClick` is then still there): what the server wrote stays readable and its links work, buttons do not. Where a new
 * build is there it reloads once: a page that a reload brought does not. Stands behind `KEEP_CLICK`. What the page's own
 * scripts threw is told by its kind and place alone, where they did not come to tell of it (`tellError`): those that a
 * browser is too old for.
 */
export const KEEP_READABLE = `(function () {
  function say(event) {
    if (keptClick === undefined || document.getElementById('${STALLED}')) return;
    var at = !window.told && /\\/assets\\/.+\\/(.+)/.exec(event.filename);
    if (at) fetch('/client-errors', { method: 'POST', credentials: 'omit', body: new Blob([JSON.stringify({ kind: 'early', message: Object(event.error).name || '', frames: [at[1] + ':' + event.lineno + ':' + event.colno] })], { type: 'application/json' }) });
    var bar = document.createElement('p'), link = document.createElement('a');
    bar.id = '${STALLED}';
    bar.setAttribute('role', 'alert');
    bar.style.cssText = 'position:fixed;z-index:99;inset:0 0 auto;margin:0;padding:12px 16px;background:#f5cf63;color:#241c00;font:14px/1.4 system-ui,sans-serif';
    link.style.cssText = 'display:inline-block;padding:6px 0;color:inherit;font-weight:700;text-decoration:underline';
    link.href = '';
    link.textContent = 'Tải lại · Reload';
    bar.append('Trang chưa tải đủ, một số nút chưa dùng được. · This page has not loaded fully: some buttons do not work yet. ', link);
    document.documentElement.append(bar);
  }
  function fail(event) {
    var script = event.target, page = performance.getEntriesByType('navigation')[0];
    if (keptClick === undefined || script.tagName && script.tagName !== 'SCRIPT') return;
    setTimeout(say, ${PATIENCE}, event);
    if (script.src && new URL(script.src).origin === location.origin && page && page.type !== 'reload') fetch(location.href, { cache: 'no-store' }).then(function (answer) {
      return answer.ok && answer.text();
    }).then(function (text) {
      if (text && text.indexOf(new URL(script.src).pathname) < 0) location.reload();
    }, function () {});
  }
  addEventListener('error', fail, true);
  addEventListener('unhandledrejection', fail);
})()`;
