/**
 * Opens the wanted page again as soon as the site answers: at the browser's word that there is a network, and every five
 * seconds while the page is looked at, because not every lost connection is one to the browser.
 */
export const RETURN_SCRIPT = `
(function () {
  function look() {
    if (document.hidden) return;
    fetch('/offline.html', { method: 'HEAD', cache: 'no-store' }).then(function (answer) {
      if (answer.ok) location.reload();
    }, function () {});
  }
  addEventListener('online', look);
  document.addEventListener('visibilitychange', look);
  setInterval(look, 5000);
})();`;
