import type { GameType } from '../../contracts/games/game-categories';

/**
 * What players type for what the lobby calls otherwise, folded (`foldText`): Vietnamese and English, with the spellings
 * and short forms in use. What is written in one word as often as in two stands joined as well: "nohu", "xoso".
 */
export const TYPE_WORDS: Readonly<Record<GameType, string>> = {
  RNG: 'no hu slot slots quay hu may xeng nohu quayhu mayxeng danhhu slotgame pokies video',
  FISH: 'ban ca fishing fish san ca banca bancadoithuong sanca fishhunter shooting',
  PVP: `game bai danh bai card cards poker table gamebai danhbai choibai xito tienlen tlmn phom tala samloc lieng bacay
    xidach xilac maubinh blackjack taixiu highlow overunder doikhang minigame`,
  LIVE: `live casino song bai truc tuyen dealer songbai livecasino casinoonline nguoithat baccarat bacarat baccara bacara bacca
    roulette rulet rullet roulet coquay blackjack xidach dragontiger rongho longho sicbo taixiu xocdia baucua fantan`,
  SPORTS: `the thao ca do sport sports betting thethao cado cacuoc cuocthethao keonhacai keobong bongda dabanh nhacai
    sportsbook bookmaker`,
  ESPORTS: `the thao dien tu esport esports e sports thethaodientu gaming lol lienminh lienquan legends dota csgo valorant
    pubg fifa`,
  COCKFIGHT:
    'da ga choi ga cockfight cockfighting daga choiga gachoi dagatructiep rooster roosters gamecock sabong',
  LOTT: 'xo so lo de lottery lotto xoso xs xskt lode danhde sode kqxs veso vietlott',
  ELOTT: 'xo so dien tu keno lottery lotto electronic xosodientu xoso vietlott quayso',
  BINGO: 'bingo lo to loto bingos',
};

/** Of kinds that games of a type are of. */
export const CLASSIFY_WORDS: Readonly<Record<string, string>> = {
  New: 'moi new gamemoi',
  Jackpot: 'jackpot jackpots hu lon hulon noto',
  FeatureBuy: 'mua tinh nang feature buy bonusbuy muatinhnang',
  InHouse: 'nha lam in house inhouse nhalam',
  Football: 'bong da football soccer',
};

/**
 * Phrases whose words mean something else alone: a crab (cua) is not a game of dice (bầu cua). Each is looked for as
 * one word, so that it finds no games of its parts.
 */
export const PHRASES: readonly string[] = [
  'tai xiu',
  'sic bo',
  'over under',
  'high low',
  'rong ho',
  'long ho',
  'dragon tiger',
  'xoc dia',
  'bau cua',
  'xi dach',
  'xi lac',
  'black jack',
  'co quay',
  'xi to',
  'tien len',
  'ta la',
  'sam loc',
  'ba cay',
  'mau binh',
  'fan tan',
  'mini game',
  'game moi',
  'game bai',
  'choi bai',
  'live casino',
  'nguoi that',
  'lo de',
  'danh de',
  'so de',
  've so',
  'ca cuoc',
  'da banh',
  'keo nha cai',
  'keo bong',
  'nha cai',
  'lien minh',
  'lien quan',
  'quay so',
  'world cup',
  'champions league',
  'premier league',
  'ngoai hang anh',
  'kim cuong',
  'ai cap',
  'trai cay',
  'hoa qua',
  'may man',
  'nam moi',
  'new year',
  'mien bac',
  'mien trung',
  'mien nam',
  'sai gon',
  'bong da',
  'bong ro',
  'cau long',
  'quan vot',
  'ca map',
  'bach tuoc',
  'ca chep',
  'kim tu thap',
  'jack pot',
];

/** Words that every game is called by: beside others they tell nothing. */
export const EVERYWHERE: readonly string[] = ['game', 'games', 'online', 'play', 'tro', 'choi'];

/**
 * What a game is about. `of` are motifs of covers and words of English names, any of which tells it; `words` are what it
 * is looked for by besides its names.
 */
export type Subject = { of: string; types?: readonly GameType[]; words: string };

export const SUBJECTS: readonly Subject[] = [
  { of: 'dragon', words: 'dragon rong' },
  { of: 'tiger', words: 'tiger tigers ho cop' },
  { of: 'rabbit', words: 'rabbit rabbits bunny hare tho' },
  { of: 'phoenix firebird', words: 'phoenix firebird phuong hoang phuonghoang' },
  { of: 'koi carp', words: 'koi carp ca chep cachep' },
  { of: 'lantern', words: 'lantern lanterns den long den longden denlong' },
  { of: 'lotus', words: 'lotus sen' },
  { of: 'peach', words: 'peach peaches dao' },
  { of: 'bell chime', words: 'bell bells chuong' },
  { of: 'drum drums', words: 'drum drums trong' },
  { of: 'fan', words: 'fan fans quat' },
  { of: 'cherry fruit', words: 'cherry cherries fruit fruits traicay hoaqua anh dao' },
  { of: 'chest treasure', words: 'treasure treasures chest ruong kho bau khobau' },
  { of: 'chung lunar tet', words: 'tet banhchung nammoi lunar newyear' },
  { of: 'clover lucky', words: 'lucky luck mayman' },
  { of: 'clover', words: 'clover shamrock irish' },
  { of: 'crown throne king imperial emperor', words: 'crown king kings queen royal vua hoang de' },
  {
    of: 'gem gems ruby sapphire jewel crystal',
    words: 'gem gems jewel jewels diamond diamonds kimcuong da quy ngoc',
  },
  { of: 'pot jar', words: 'pot hu gold vang' },
  {
    of: 'pyramid sands tomb desert',
    words: 'pyramid pyramids egypt egyptian pharaoh desert aicap kimtuthap sa mac',
  },
  { of: 'seven', words: '7 77 777 seven sevens so bay' },
  { of: 'moon', words: 'moon trang' },
  { of: 'fish goldfish shoal', words: 'fish ca' },
  { of: 'jelly jellyfish', words: 'jellyfish sua' },
  { of: 'crab claws', words: 'crab crabs cua' },
  { of: 'octopus squid arms', words: 'octopus squid kraken bach tuoc bachtuoc muc' },
  { of: 'shark jaws', words: 'shark sharks ca map camap' },
  { of: 'turtle', words: 'turtle turtles tortoise rua' },
  { of: 'basket basketball dunk', types: ['SPORTS'], words: 'basketball nba bong ro bongro' },
  {
    of: 'football kick',
    types: ['SPORTS'],
    words: 'football soccer bongda dabanh worldcup championsleague premierleague ngoaihanganh',
  },
  { of: 'shuttle badminton', types: ['SPORTS'], words: 'badminton cau long caulong' },
  { of: 'tennis racket', types: ['SPORTS'], words: 'tennis quan vot quanvot' },
  { of: 'trophy cup champion', types: ['SPORTS'], words: 'cup trophy champion champions vo dich worldcup' },
  { of: 'northern', types: ['LOTT'], words: 'xsmb mien bac mienbac hanoi ha noi' },
  { of: 'southern minh tho', types: ['LOTT'], words: 'xsmn mien nam miennam' },
  { of: 'minh', types: ['LOTT'], words: 'saigon hcm tphcm' },
  { of: 'nang khanh', types: ['LOTT'], words: 'xsmt mien trung mientrung' },
  { of: 'race boat', types: ['ELOTT'], words: 'race racing dua' },
  { of: 'baccarat', words: 'baccarat bacarat baccara bacara bacca' },
  { of: 'roulette', words: 'roulette rulet rullet roulet coquay vong quay' },
  { of: 'blackjack', words: 'blackjack xidach xilac' },
  { of: 'dragontiger', words: 'dragontiger rongho longho' },
  { of: 'sicbo taixiu', words: 'sicbo taixiu overunder dice xuc xac' },
  { of: 'low highlow', types: ['PVP'], words: 'highlow taixiu overunder cao thap' },
  { of: 'poker', words: 'poker xito' },
];

/** Short and long names of vendors, besides the words and first letters of their own. */
export const VENDOR_WORDS: Readonly<Record<string, string>> = {
  jili: 'jl',
  rtg: 'realtime gaming realtimegaming',
  sv3: 'sv388 sv',
  ds88: 'ds',
  ws168: 'ws',
};
