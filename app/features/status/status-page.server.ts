import type { StatusPageInput } from '../../../contracts/site';

const TEXTS: Record<StatusPageInput['cause'], string> = {
  maintenance: 'Hệ thống đang bảo trì / The platform is under maintenance',
  ip: 'IP hoặc khu vực của bạn bị hạn chế / Your IP or location is restricted',
  region: 'IP hoặc khu vực của bạn bị hạn chế / Your IP or location is restricted',
  outage: 'Hệ thống đang lỗi, vui lòng thử lại sau / Please try again later',
};

/** Temporary stand-in for the app's status page (GATE-19): a complete document that needs no other file. */
export function renderStatusPage(input: StatusPageInput): string {
  const links = [...input.domains, ...(input.supportPath ? [input.supportPath] : [])]
    .map((link) => `<li><a href="${escapeHtml(link)}" rel="noopener noreferrer">${escapeHtml(link)}</a></li>`)
    .join('');
  return `<!doctype html><html lang="${escapeHtml(input.locale)}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>${escapeHtml(input.siteName)}</title>
<style nonce="${escapeHtml(input.nonce)}">body{font-family:sans-serif;text-align:center;padding:15vh 1rem}</style></head>
<body data-cause="${input.cause}" data-status="${input.status}"><h1>${escapeHtml(input.siteName)}</h1>
<p>${TEXTS[input.cause]}</p><p>${escapeHtml(input.visitorIp)}</p><ul>${links}</ul><p>${escapeHtml(input.reference)}</p>
</body></html>`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
