/** Sky, horizon and glow of a cover. */
export type Scene = readonly [sky: string, horizon: string, glow: string];

const GOLD: Scene = ['#5A3508', '#D89A2B', '#FFF3B8'];
const CLAY: Scene = ['#43210F', '#B86A3C', '#FFDFA8'];
const STEEL: Scene = ['#1B2530', '#566A80', '#BFE3FF'];
const EMBER: Scene = ['#5B1A1F', '#C8442F', '#FFC46B'];
const NIGHT: Scene = ['#0D1026', '#3A3E86', '#E8E2FF'];
const JADE: Scene = ['#063B3A', '#16A08C', '#FFE9A8'];
const PLUM: Scene = ['#2A1440', '#7A3B8F', '#FFB3D1'];
const INDIGO: Scene = ['#161A4A', '#4656C9', '#FFD9A0'];
const DAY: Scene = ['#1A4C8B', '#62B5EE', '#FFF6D6'];
const RIVER: Scene = ['#0B2A3F', '#1F7A96', '#A9F0E4'];
const ROSE: Scene = ['#4A1230', '#C4456B', '#FFE1B8'];
const LEAF: Scene = ['#0C332B', '#25855F', '#E4F7A1'];

/** The scenes of each kind of cover: picture after picture of a motif takes the next one. */
const ROUNDS: Readonly<Record<string, readonly Scene[]>> = {
  rng: [EMBER, INDIGO, JADE, PLUM, ROSE, NIGHT, LEAF, GOLD],
  fish: [RIVER, INDIGO, JADE, PLUM, DAY],
  pvp: [LEAF, CLAY, EMBER, PLUM, INDIGO],
  live: [JADE, GOLD, NIGHT, ROSE, EMBER],
  sports: [DAY, RIVER, INDIGO, LEAF, CLAY],
  esports: [STEEL, NIGHT, JADE, PLUM],
  cockfight: [GOLD, CLAY, STEEL, EMBER],
  lott: [GOLD, RIVER, ROSE, JADE],
};

/** The scene of each motif's first picture. */
const FIRST: Readonly<Record<string, Scene>> = {
  'rng-bell': EMBER,
  'rng-cherry': NIGHT,
  'rng-chest': GOLD,
  'rng-chung': LEAF,
  'rng-clover': PLUM,
  'rng-crown': EMBER,
  'rng-drum': INDIGO,
  'rng-fan': JADE,
  'rng-gem': EMBER,
  'rng-koi': ROSE,
  'rng-lantern': LEAF,
  'rng-lotus': PLUM,
  'rng-peach': NIGHT,
  'rng-phoenix': PLUM,
  'rng-pot': GOLD,
  'rng-pyramid': ROSE,
  'rng-rabbit': LEAF,
  'rng-seven': JADE,
  'rng-tiger': INDIGO,
  'fish-crab': INDIGO,
  'fish-fish': RIVER,
  'fish-jelly': PLUM,
  'fish-koi': JADE,
  'fish-octopus': DAY,
  'fish-shark': JADE,
  'fish-turtle': RIVER,
  'pvp-bowl': INDIGO,
  'pvp-cards': LEAF,
  'pvp-cards4': PLUM,
  'pvp-chips': EMBER,
  'pvp-dice': LEAF,
  'pvp-tiles': CLAY,
  'live-cards2': JADE,
  'live-dome': NIGHT,
  'live-duo': EMBER,
  'live-mic': GOLD,
  'live-roulette': ROSE,
  'sports-basket': DAY,
  'sports-football': LEAF,
  'sports-shuttle': CLAY,
  'sports-tennis': INDIGO,
  'sports-trophy': RIVER,
  'esports-cross': STEEL,
  'esports-headset': JADE,
  'esports-pad': NIGHT,
  'esports-shield': PLUM,
  'cockfight-duel': GOLD,
  'cockfight-feather': EMBER,
  'cockfight-rooster': CLAY,
  'lott-balls': GOLD,
  'lott-fast': ROSE,
  'lott-ticket': JADE,
};

/** How a game looks, by its cover: the motif (`rng-drum` of `/art/covers/rng-drum-1.svg`) and the colours around it. */
export function lookOf(imageUrl: string): { motif: string; scene: Scene } {
  const [, motif = 'rng-lantern', picture = '1'] = /\/([a-z]+-[a-z0-9]+)-(\d+)\.svg$/.exec(imageUrl) ?? [];
  const round = ROUNDS[motif.split('-')[0] ?? ''] ?? [];
  const first = FIRST[motif] ?? EMBER;
  const scene = round[(round.indexOf(first) + Number(picture) - 1) % round.length] ?? first;
  return { motif, scene };
}
