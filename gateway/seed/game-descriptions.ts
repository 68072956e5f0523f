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
    'Rương cổ là hình thay thế: nó ghép được với mọi hình trên năm hàng.',
    'The old chest is wild: on all five lines it goes with every symbol.',
  ],
  chung: [
    'Bếp lửa đêm giao thừa, ba cột quay, bánh chưng thay cho mọi hình.',
    'A kitchen on New Year’s Eve: three reels, and the rice cake is wild.',
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
    'Đá quý thay cho mọi hình; hàng nào ghép đủ ba thì hàng ấy trả.',
    'The gem is wild; every line that fits three together pays.',
  ],
  koi: [
    'Cá chép vượt dòng trên ba cột quay, thay cho mọi hình gặp phải.',
    'The carp swims through three reels and stands for every symbol.',
  ],
  lantern: [
    'Đèn thả trên sông, ba cột quay, đèn lồng thay cho mọi hình.',
    'Lanterns on the river, three reels, and a lantern that is wild.',
  ],
  lotus: [
    'Đầm sen lúc rạng đông: ba hình giống nhau trên một hàng là trúng.',
    'A lotus pond at daybreak: three alike on a line pay.',
  ],
  peach: [
    'Vườn đào trên mây, trái đào thay cho mọi hình trên năm hàng.',
    'An orchard above the clouds, where the peach is wild on five lines.',
  ],
  phoenix: [
    'Chim lửa sải cánh qua ba cột quay và thay cho mọi hình.',
    'The firebird spreads over three reels and stands for every symbol.',
  ],
  pot: [
    'Hũ vàng thay cho mọi hình; ba hũ trên một hàng trả 75 lần cược hàng.',
    'The pot of gold is wild; three on a line pay 75 line stakes.',
  ],
  pyramid: [
    'Kim tự tháp giữa sa mạc, ba cột quay, năm hàng, luật một trang.',
    'A pyramid in the desert: three reels, five lines, one page of rules.',
  ],
  rabbit: [
    'Thỏ trên cung trăng thay cho mọi hình; bảng trả nằm sau nút Luật chơi.',
    'The rabbit in the moon is wild; what pays is behind the Rules button.',
  ],
  seven: [
    'Số bảy đỏ thay cho mọi hình: trò quay ba cột, gọn và nhanh.',
    'The red seven is wild: a three-reel game, short and quick.',
  ],
  tiger: [
    'Mãnh hổ xuống núi và thay cho mọi hình trên năm hàng trả.',
    'The tiger comes down the mountain and is wild on all five lines.',
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
    'Hai cửa, hai lá: bên có lá cao hơn thắng, bằng nhau trả 16,66 lần.',
    'Two sides, two cards: the higher one wins, and a tie pays 16.66 times.',
  ],
  gem: [
    'Hai lá bài trong sảnh ngọc: chọn bên có lá cao hơn rồi lật.',
    'Two cards in the jewel hall: choose the side with the higher one, then reveal.',
  ],
  duo: [
    'Bàn đôi, hai lá: lá cao hơn thắng, ván nào cũng xong trong vài giây.',
    'A table for two cards: the higher one wins, in a few seconds a round.',
  ],
  mic: [
    'Bài cao trong tiếng nhạc sảnh lớn: hai lá, một lượt lật.',
    'High card in the great hall: two cards and one reveal.',
  ],
  lotus: [
    'Sảnh bên hồ sen, hai lá bài: chọn Trái, Phải hoặc Bằng nhau.',
    'A hall by the lotus pond and two cards: choose left, right or tie.',
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
    'Trận đấu ảo, không có gà thật: chọn bên ở tỷ lệ ghi trên nút.',
    'A virtual bout without real birds: choose a side at the odds shown.',
  ],
  feather: [
    'Trận ảo giữa hai bên, kết quả do máy chủ rút theo tỷ lệ ghi sẵn.',
    'A virtual bout of two sides, drawn by the server at the odds shown.',
  ],
  duel: [
    'Hai bên đỏ xanh trong một trận ảo vài giây, tỷ lệ ghi trước khi đặt.',
    'Red against blue in a virtual bout of seconds, at odds shown before you bet.',
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
