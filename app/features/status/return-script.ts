/**
 * Opens the wanted page again as soon as the site answers. Without a network: at the browser's word that there is one,
 * and every five seconds while the page is looked at, because not every lost connection is one to the browser. At rest
 * or in an outage: every half minute to minute, each visitor at a pace of their own: not all come at once.
 */
export const RETURN_SCRIPT = `
(function () {
  var cause = document.body.dataset.cause;
  var offline = cause === 'offline';
  if (!offline && cause !== 'maintenance' && cause !== 'outage') return;
  function look() {
    if (document.hidden) return;
    fetch(offline ? '/offline.html' : '', { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      if (offline ? answer.ok : answer.status !== 503) history.go(0);
    }, function () {});
  }
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, offline ? 5000 : 30000 + 30000 * Math.random());
})();`;
