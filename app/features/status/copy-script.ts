/** Shows the copy button, which only works with a script, and copies what it names. Runs as it stands in the page. */
export const COPY_SCRIPT = `
(function () {
  var button = document.querySelector('.copy');
  var note = document.querySelector('.done');
  if (!button || !note || !navigator.clipboard) return;
  button.hidden = false;
  button.addEventListener('click', function () {
    navigator.clipboard.writeText(button.dataset.text).then(function () {
      note.textContent = note.dataset.text;
    }, function () {});
  });
})();`;
