/** As visitors type: names, vendors, categories, with accents and without; none is asked twice. */
const QUERIES = [
  'no hu',
  'nổ hũ',
  'slots',
  'ban ca',
  'bắn cá',
  'jili',
  'jili no hu',
  'rtg',
  'trong hoi',
  'hu vang',
  'da ga',
  'gà chọi',
  'xo so',
  'tien len',
  'tai xiu',
  'phuong hoang',
  'live casino',
  'a',
  'khong co gi ca',
  'sen hong dem hoi 7',
];

/** Milliseconds of the query and of the whole call to the gateway, by the server's own header. */
export async function searchTimes(origin) {
  await timesOf(origin, 'khoi dong');
  const all = [];
  for (const query of QUERIES) all.push(await timesOf(origin, query));
  return { query: summary(all.map(({ db }) => db)), call: summary(all.map(({ gateway }) => gateway)) };
}

async function timesOf(origin, gameName) {
  const search = new URLSearchParams({ language: 'VI', gameName, pageNum: '1', pageSize: '30' });
  const answer = await fetch(`${origin}/lgw/games?${search}`);
  const header = answer.headers.get('Server-Timing') ?? '';
  await answer.arrayBuffer();
  const [db, gateway] = ['db', 'gateway'].map(
    (name) => new RegExp(`${name};dur=([\\d.]+)`).exec(header)?.[1],
  );
  if (!answer.ok || !db || !gateway) {
    throw new Error(`a search answered ${answer.status} with Server-Timing "${header}"`);
  }
  return { db: Number(db), gateway: Number(gateway) };
}

function summary(values) {
  const sorted = values.toSorted((a, b) => a - b);
  return { median: sorted[Math.floor(sorted.length / 2)], slowest: sorted.at(-1) };
}
