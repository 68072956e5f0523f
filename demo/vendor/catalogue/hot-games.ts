import type { GameType } from '@/contracts/games/game-categories';

type HotGame = {
  gameName: string;
  vassalage: string;
  gameType: GameType;
  /** Of a lottery, which its draws are known by. */
  gameCode?: string;
  imageUrl: string;
  label: 'NEW' | 'LIVE' | 'HOT' | null;
};

const cover = (name: string) => `/art/covers/${name}.svg`;

/** The hot list, first to last; no two neighbours share a motif. */
export const HOT_GAMES: readonly HotGame[] = [
  {
    gameName: 'Trống Hội Đêm Rằm',
    vassalage: 'Trống Đồng',
    gameType: 'RNG',
    imageUrl: cover('rng-drum-1'),
    label: 'HOT',
  },
  {
    gameName: 'Chép Hóa Rồng',
    vassalage: 'Mây Trắng',
    gameType: 'RNG',
    imageUrl: cover('rng-koi-2'),
    label: null,
  },
  {
    gameName: 'Vua Biển Sâu',
    vassalage: 'Biển Khơi',
    gameType: 'FISH',
    imageUrl: cover('fish-octopus-1'),
    label: null,
  },
  {
    gameName: 'Baccarat Bến Trăng',
    vassalage: 'Ô Rô Live',
    gameType: 'LIVE',
    imageUrl: cover('live-cards2-1'),
    label: 'LIVE',
  },
  {
    gameName: 'Thỏ Ngọc',
    vassalage: 'Diều Giấy',
    gameType: 'RNG',
    imageUrl: cover('rng-rabbit-1'),
    label: null,
  },
  {
    gameName: 'Bài Cao',
    vassalage: 'Lúa Vàng',
    gameType: 'PVP',
    imageUrl: cover('pvp-cards4-1'),
    label: null,
  },
  { gameName: 'Hũ Vàng', vassalage: 'Diều Giấy', gameType: 'RNG', imageUrl: cover('rng-pot-1'), label: null },
  {
    gameName: 'Sen Ngọc',
    vassalage: 'Trống Đồng',
    gameType: 'RNG',
    imageUrl: cover('rng-lotus-3'),
    label: 'NEW',
  },
  {
    gameName: 'Cua Hoàng Đế',
    vassalage: 'Biển Khơi',
    gameType: 'FISH',
    imageUrl: cover('fish-crab-1'),
    label: null,
  },
  {
    gameName: 'Roulette Bến Sao',
    vassalage: 'Ô Rô Live',
    gameType: 'LIVE',
    imageUrl: cover('live-roulette-4'),
    label: 'LIVE',
  },
  {
    gameName: 'Hổ Vàng Xuống Núi',
    vassalage: 'Mây Trắng',
    gameType: 'RNG',
    imageUrl: cover('rng-tiger-2'),
    label: null,
  },
  {
    gameName: 'Sân Cỏ Cuối Tuần',
    vassalage: 'Sân Cỏ',
    gameType: 'SPORTS',
    imageUrl: cover('sports-football-1'),
    label: null,
  },
  {
    gameName: 'Gà Chọi Đất Võ',
    vassalage: 'SV3',
    gameType: 'COCKFIGHT',
    imageUrl: cover('cockfight-duel-1'),
    label: 'LIVE',
  },
  {
    gameName: 'Quay Số Năm Phút',
    vassalage: 'ELOTT',
    gameType: 'ELOTT',
    gameCode: 'ELOTT-01',
    imageUrl: cover('lott-fast-1'),
    label: null,
  },
  {
    gameName: 'Phượng Lửa',
    vassalage: 'Lúa Vàng',
    gameType: 'RNG',
    imageUrl: cover('rng-phoenix-1'),
    label: 'NEW',
  },
];
