import type { GameType } from '../../contracts/games/game-categories';

type Described = Readonly<Record<string, readonly [vi: string, en: string]>>;

/** What games say of themselves, by the motif of their cover: what the game behind it does, and nothing more. */
const SLOTS: Described = {
  bell: [
    'Chuông vàng thay cho mọi hình; ba hình giống nhau trên một hàng là trúng.',
    'The golden bell stands for every symbol; three alike on a line pay.',
  ],
  cherry: [
    'Vườn quả chín đỏ, luật chơi quen tay: ba hình giống nhau trên một hàng.',
    'Ripe fruit and rules you already know: three alike on a line.',
  ],
  chest: [
    'Bốn rương trên bàn chín ô thì giữ lại, các ô khác quay tiếp: mỗi rương mang số tiền của nó.',
    'Four chests on nine cells hold while the rest spins on; each pays what is written on it.',
  ],
  chung: [
    'Đêm giao thừa giữ lộc: bốn bánh chưng thì giữ lại và quay thêm ba lượt.',
    'New Year’s Eve: four rice cakes hold, and three respins begin.',
  ],
  clover: [
    'Cỏ bốn lá đứng thay mọi hình. Mỗi vòng quay độc lập với vòng trước.',
    'The clover stands for every symbol. Each spin is independent of the last.',
  ],
  crown: [
    'Ba cột quay, năm hàng, vương miện thay cho mọi hình.',
    'Three reels, five lines, and a crown that stands for every symbol.',
  ],
  drum: [
    'Trống hội thay cho mọi hình; ba mặt trống trên một hàng trả cao nhất.',
    'Drums by moonlight: the drum is wild, and three on a line pay the most.',
  ],
  fan: [
    'Quạt giấy thay cho mọi hình, ba cột quay gọn trong tay.',
    'The paper fan is wild, on three reels that fit in your hand.',
  ],
  gem: [
    'Bốn viên chạm nhau là một cụm: cụm nổ, đá trên rơi xuống và tính lại.',
    'Four gems that touch are a cluster: it goes, the stones above fall, and it is counted again.',
  ],
  koi: [
    'Năm cột, 243 cách trúng: cá chép thay mọi hình trên ba cột giữa.',
    'Five reels and 243 ways: the carp is wild on the three in the middle.',
  ],
  lantern: [
    'Đèn chạm nhau thành cụm thì bay lên, đèn trên rơi xuống lấp chỗ.',
    'Lanterns that touch rise as a cluster, and those above fall into the gaps.',
  ],
  lotus: [
    'Đầm sen năm nhân năm: bốn hình chạm nhau là trúng, hình trên rơi xuống.',
    'A pond of five by five: four that touch pay, and what is above falls.',
  ],
  peach: [
    'Vườn đào chín rộ: cụm từ bốn hình trở lên trả tiền rồi rụng xuống.',
    'A ripe orchard: clusters of four or more pay and drop.',
  ],
  phoenix: [
    'Chim lửa sải cánh qua năm cột với 243 cách trúng.',
    'The firebird spreads over five reels with 243 ways.',
  ],
  pot: [
    'Bốn hũ thì giữ lại, ba lượt quay thêm; đầy chín ô thưởng thêm 100 lần cược.',
    'Four pots hold for three respins; all nine pay 100 stakes on top.',
  ],
  pyramid: [
    'Kim tự tháp giữa sa mạc: năm cột, 243 cách, hình giống nhau trên các cột liền kề.',
    'A pyramid in the desert: five reels, 243 ways, alike on neighbouring reels.',
  ],
  rabbit: [
    'Thỏ trên cung trăng ôm tiền: bốn thỏ giữ lại, các ô khác quay tiếp.',
    'Rabbits in the moon carry money: four hold while the rest spins on.',
  ],
  seven: [
    'Số bảy đỏ thay cho mọi hình: trò quay ba cột, gọn và nhanh.',
    'The red seven is wild: a three-reel game, short and quick.',
  ],
  tiger: [
    'Mãnh hổ thay mọi hình trên ba cột giữa: năm cột, 243 cách trúng.',
    'The tiger is wild on the three middle reels: five reels, 243 ways.',
  ],
};

const FISHING: Described = {
  fish: [
    'Chạm vào cá để bắn; cơ hội của từng con ghi trong luật chơi.',
    'Tap a fish to shoot; the chance of each is in the rules.',
  ],
  jelly: [
    'Đàn sứa trong đêm, mỗi phát bắn một mức cược, trúng thì nhân theo số ghi.',
    'Jellyfish at night: one stake a shot, and a catch pays the figure shown.',
  ],
  koi: [
    'Ao làng yên ả: cá càng quý càng khó bắt, cơ hội công bố cho từng con.',
    'A quiet pond: the more a fish pays, the harder it is, by published chances.',
  ],
  crab: [
    'Bảy loài từ cua đến cá mập, mỗi con một số nhân và một cơ hội rõ ràng.',
    'Seven kinds from crab to shark, each with its multiple and a stated chance.',
  ],
  octopus: [
    'Bạch tuộc nhân 12, cá mập nhân 50; bắn con nào là quyền của bạn.',
    'The octopus pays 12 times, the shark 50; whom you shoot at is up to you.',
  ],
  shark: [
    'Cá mập nhân 50 và hiếm khi mắc lưới: cơ hội ghi trong luật chơi.',
    'The shark pays 50 times and is seldom caught: the chance is in the rules.',
  ],
  turtle: [
    'Rùa bơi ngang, lưới bay theo tay bạn; kết quả do máy chủ rút.',
    'The turtle swims by and the net flies where you tap; the server draws the result.',
  ],
};

const CARDS: Described = {
  lantern: [
    'Hai lá bài trên chiếu hội: chọn bên có lá cao hơn rồi lật.',
    'Two cards at the village fair: choose the higher side, then reveal.',
  ],
  cards: [
    'Hai lá từ một bộ 52 lá, lá cao hơn thắng, át cao nhất.',
    'Two cards from one deck of 52: the higher one wins, aces are highest.',
  ],
  cards4: [
    'Bài cao: chọn Trái, Phải hoặc Bằng nhau trước khi lật hai lá.',
    'High card: choose left, right or tie before two cards are turned.',
  ],
  chips: [
    'Đặt vào bên bạn tin có lá cao hơn; mỗi ván hai lá, xong trong vài giây.',
    'Bet on the side with the higher card: two cards and a few seconds a round.',
  ],
  fan: [
    'Trái hay Phải, lá nào cao hơn? Hai lá bài, một lượt lật.',
    'Left or right, which card is higher? Two cards and one reveal.',
  ],
  peach: [
    'Hai lá bài dưới hiên nhà, luật gọn trong một câu: lá cao hơn thắng.',
    'Two cards on the porch and rules in one line: the higher one wins.',
  ],
};

const LIVE: Described = {
  cards2: [
    'Baccarat tám bộ bài, luật rút lá thứ ba chuẩn: Nhà Con, Nhà Cái hoặc Hòa.',
    'Baccarat with eight decks and the usual third-card rules: player, banker or tie.',
  ],
  roulette: [
    'Roulette châu Âu một số 0: đặt tới năm cửa, người chia quay bánh và thả bóng.',
    'European roulette with one zero: back up to five spots, and the dealer spins.',
  ],
  duo: [
    'Người chia lật từng lá, đồng hồ đếm thời gian đặt: Baccarat tám bộ bài.',
    'A dealer turns card by card and a clock runs for bets: baccarat, eight decks.',
  ],
  mic: [
    'Rồng và Hổ mỗi bên một lá: lá cao hơn thắng, bằng nhau trả 16,66 lần.',
    'Dragon and Tiger get a card each: the higher one wins, and a tie pays 16.66 times.',
  ],
  lotus: [
    'Rồng Hổ bên hồ sen: người chia lật hai lá, chọn Rồng, Hổ hoặc Hòa.',
    'Dragon Tiger by the lotus pond: the dealer turns two cards; choose dragon, tiger or tie.',
  ],
};

const EVENTS: Described = {
  basket: [
    'Trận bóng rổ ảo giữa hai đội: chọn chủ nhà, hòa hoặc khách ở tỷ lệ ghi sẵn.',
    'A virtual basketball match: home, draw or away at the odds shown.',
  ],
  football: [
    'Trận bóng ảo chạy trong vài giây; chọn kết quả ở tỷ lệ ghi trên nút.',
    'A virtual match over in seconds; pick the outcome at the odds on the button.',
  ],
  shuttle: [
    'Trận cầu lông ảo, ba cặp đấu, tỷ lệ ghi rõ trước khi đặt.',
    'Virtual badminton: three fixtures, with the odds shown before you bet.',
  ],
  tennis: [
    'Trận quần vợt ảo: chọn bên thắng ở tỷ lệ ghi trên nút.',
    'A virtual tennis match: pick the winner at the odds on the button.',
  ],
  trophy: [
    'Cúp ảo quanh năm: ba cặp đấu, mỗi trận xong trong vài giây.',
    'A virtual cup all year: three fixtures, each over in seconds.',
  ],
  cross: [
    'Trận đấu ảo giữa hai đội: chọn kết quả, xem bàn thắng đến.',
    'A virtual match between two teams: pick the outcome and watch it run.',
  ],
  headset: [
    'Hai đội ảo vào trận ngay khi bạn đặt; tỷ lệ ghi trước trên nút.',
    'Two virtual teams start as you bet; the odds are on the button before.',
  ],
  pad: [
    'Trận đấu điện tử ảo, gọn trong vài giây, tỷ lệ công khai.',
    'A virtual electronic match: a few seconds, with the odds in the open.',
  ],
  shield: [
    'Hai đội ảo, ba kết quả: thắng, hòa hoặc thua ở tỷ lệ ghi sẵn.',
    'Two virtual teams and three outcomes at the odds shown.',
  ],
  rooster: [
    'Trận gà ảo không đổ máu: chọn Meron, Wala hoặc Hòa ở tỷ lệ ghi trên nút.',
    'A virtual cockfight without blood: Meron, Wala or draw at the odds on the button.',
  ],
  feather: [
    'Hai chú gà vẽ tay vào sới; con nào quay lưng là thua, máy chủ rút kết quả.',
    'Two drawn cocks in the ring; who turns away loses, and the server draws who.',
  ],
  duel: [
    'Meron đỏ gặp Wala xanh trong một trận ảo vài giây, tỷ lệ ghi trước khi đặt.',
    'Meron in red meets Wala in blue for some seconds, at odds shown before you bet.',
  ],
};

const DRAWS: Described = {
  ticket: [
    'Chọn các số cuối, giữ vé và chờ giờ quay: đủ bảng giải sau mỗi kỳ.',
    'Choose the last digits, keep your ticket: all prizes are listed after the draw.',
  ],
  balls: [
    'Bóng số quay theo giờ định sẵn; vé so với các số cuối của giải đầu.',
    'Numbered balls at fixed times; tickets are held against the last digits.',
  ],
  fast: [
    'Kỳ quay nối tiếp kỳ quay, có đồng hồ đếm ngược tới lượt sau.',
    'Draw after draw, with a clock that counts down to the next.',
  ],
};

const ALL: Readonly<Record<GameType, Described>> = {
  RNG: SLOTS,
  FISH: FISHING,
  PVP: CARDS,
  LIVE: LIVE,
  SPORTS: EVENTS,
  ESPORTS: EVENTS,
  COCKFIGHT: EVENTS,
  LOTT: DRAWS,
  ELOTT: DRAWS,
  BINGO: DRAWS,
};

/** @throws for a cover without a description, so that none goes without. */
export function descriptionOf(gameType: GameType, imageUrl: string): { vi: string; en: string } {
  const [, motif = ''] = /covers\/[a-z]+-([a-z0-9]+)-\d\.svg$/.exec(imageUrl) ?? [];
  const described = ALL[gameType][motif];
  if (!described) throw new Error(`no description for ${imageUrl}`);
  return { vi: described[0], en: described[1] };
}
