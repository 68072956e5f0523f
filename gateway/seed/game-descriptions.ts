type Described = Readonly<Record<string, readonly [vi: string, en: string]>>;

/** What games say of themselves, by the motif of their cover. */
const SLOTS: Described = {
  bell: [
    'Chuông ngân một hồi, hàng thắng sáng lên theo từng nhịp.',
    'One peal of the bell and the winning lines light up beat by beat.',
  ],
  cherry: [
    'Vườn quả chín đỏ, luật chơi quen tay: quay là hiểu ngay.',
    'Ripe fruit and rules you already know: one spin and you are in.',
  ],
  chest: [
    'Rương cổ nằm dưới lòng sông, mỗi vòng quay mở thêm một lớp khóa.',
    'An old chest on the river bed; every spin loosens another lock.',
  ],
  chung: [
    'Bếp lửa đêm giao thừa, gói đủ bánh là cả nhà cùng vui.',
    'A kitchen on New Year’s Eve: wrap the cakes and the whole house wins.',
  ],
  clover: [
    'Tìm lá thứ tư giữa đồng cỏ, càng kiên nhẫn càng lắm điều hay.',
    'Look for the fourth leaf in the meadow; patience turns up good things.',
  ],
  crown: [
    'Ngai vàng còn trống, năm cột quay chờ người đội vương miện.',
    'The throne is empty and five reels wait for whoever wears the crown.',
  ],
  drum: [
    'Đánh trống gọi trăng, gom đủ sáu mặt trống là cả sân hội bừng sáng.',
    'Drum for the moon: gather six drumheads and the whole fair lights up.',
  ],
  fan: [
    'Phẩy nhẹ chiếc quạt, gió xuân xếp lại các cột cho đẹp hàng.',
    'A flick of the fan and the spring wind sets the reels in line.',
  ],
  gem: [
    'Đá quý rơi từ vách núi, viên cùng màu chạm nhau là vỡ ánh sáng.',
    'Gems fall from the cliff; where colours touch they burst into light.',
  ],
  koi: [
    'Cá chép ngược dòng tìm cửa vũ, qua mỗi thác nước lại đổi màu vảy.',
    'A carp swims upstream to the gate and changes its scales at every fall.',
  ],
  lantern: [
    'Thả đèn trên sông, gom đủ sáu chiếc là trời đêm rực rỡ.',
    'Set lanterns on the river; six of them together light up the night.',
  ],
  lotus: [
    'Đầm sen lúc rạng đông, cánh nào nở trước thì hàng ấy lên tiếng.',
    'A lotus pond at daybreak: the line speaks where a flower opens first.',
  ],
  peach: [
    'Vườn đào trên mây, hái trái chín đúng lúc mới gọi là khéo.',
    'An orchard above the clouds, where the skill is to pick at the right time.',
  ],
  phoenix: [
    'Chim lửa tái sinh từ tro, lượt quay tưởng hết lại bùng lên.',
    'The firebird rises from its ashes just when the round seems over.',
  ],
  pot: [
    'Hũ vàng đầy dần sau mỗi vòng quay, ai mở được hũ thì hưởng.',
    'The pot of gold fills with every spin, for whoever gets it open.',
  ],
  pyramid: [
    'Cát lún để lộ lối vào lăng cổ, mỗi căn phòng giấu một biểu tượng.',
    'The sand gives way to an old tomb and each room hides a symbol.',
  ],
  rabbit: [
    'Thỏ giã thuốc trên cung trăng, đêm rằm là đêm đông khách nhất.',
    'The rabbit works in the palace of the moon, busiest when it is full.',
  ],
  seven: [
    'Ba số bảy, ba tiếng chuông: trò quay kinh điển, gọn và nhanh.',
    'Three sevens, three chimes: a classic machine, short and quick.',
  ],
  tiger: [
    'Mãnh hổ xuống núi, dấu chân in tới đâu cột quay rung tới đó.',
    'The tiger comes down the mountain and the reels shake at every step.',
  ],
};

const FISHING: Described = {
  fish: [
    'Đàn cá nhiệt đới kéo qua rạn san hô, chọn đúng cỡ lưới là trúng.',
    'Tropical fish cross the reef: choose the right net and it is yours.',
  ],
  jelly: [
    'Sứa phát sáng trong đêm, chậm nhưng khó bắt hơn bạn nghĩ.',
    'Jellyfish glow in the dark, slow and yet harder to catch than you think.',
  ],
  koi: [
    'Ao làng yên ả, cá chép lớn chỉ nổi lên khi mặt nước lặng.',
    'A quiet village pond; the big carp rises only when the water is still.',
  ],
  crab: [
    'Cua vua giương càng giữ hang, bắn trúng mai mới ăn điểm cao.',
    'The king crab guards its cave: aim for the shell for the best points.',
  ],
  octopus: [
    'Bạch tuộc tám vòi rình ở vực sâu, mỗi vòi một mức thưởng.',
    'The octopus waits in the deep, with a different prize on every arm.',
  ],
  shark: [
    'Cá mập lượn vòng quanh xác tàu, đổi pháo trước khi nó quay đầu.',
    'A shark circles the wreck: change your gun before it turns.',
  ],
  turtle: [
    'Rùa thần cõng ngọc bơi ngang, bắn từ tốn kẻo lỡ mất.',
    'The sacred turtle swims by with a pearl: take your time, but not too much.',
  ],
};

const CARDS: Described = {
  bowl: [
    'Úp bát, lắc đều, mở ra: ván nào cũng gọn trong nửa phút.',
    'Cover, shake, open: every round is over in half a minute.',
  ],
  cards: [
    'Ván bài quen thuộc của những tối sum họp, luật miền nào cũng có.',
    'The card game of family evenings, by the rules you grew up with.',
  ],
  cards4: [
    'Tính nước trước ba lá, giữ bài lớn cho lượt cuối.',
    'Think three cards ahead and keep the big one for last.',
  ],
  chips: [
    'Theo hay bỏ chỉ trong một nhịp, bản lĩnh hơn nhau ở cách đặt.',
    'Call or fold within a breath: the art is in the bet.',
  ],
  dice: [
    'Ba viên xúc xắc, một lần lắc, cửa nào cũng rõ ràng.',
    'Three dice and one throw, with every bet in plain sight.',
  ],
  tiles: [
    'Xếp quân cho khéo, đợi quân cho lành: trò của người biết chờ.',
    'Set your tiles well and wait for the right one: a game for the patient.',
  ],
};

const LIVE: Described = {
  cards2: [
    'Chia bài trực tiếp suốt ngày đêm, hai cửa dễ theo và không phải chờ lâu.',
    'Cards dealt live around the clock: two sides, easy to follow, no long waits.',
  ],
  dome: [
    'Chuông kính lắc trước ống kính, kết quả ai cũng thấy cùng một lúc.',
    'The glass dome is shaken on camera and everyone sees the result at once.',
  ],
  duo: [
    'Bàn đôi với hai người chia bài, ván này vừa xong ván kia đã mở.',
    'Two dealers at one table: as one round ends the next is open.',
  ],
  mic: [
    'Phòng chơi có người dẫn, vừa vào ván vừa trò chuyện.',
    'A room with a host: play your round and join the talk.',
  ],
  roulette: [
    'Bi lăn, bánh xe chậm dần, cả sảnh nín thở chờ một ô số.',
    'The ball runs, the wheel slows and the hall holds its breath for one number.',
  ],
};

const EVENTS: Described = {
  basket: [
    'Kèo theo từng hiệp, tỷ lệ đổi theo nhịp ghi điểm.',
    'Odds by the quarter that move with every basket.',
  ],
  football: [
    'Kèo chấp, tài xỉu và tỷ số cho các giải trong tuần.',
    'Handicaps, totals and scores for the leagues of the week.',
  ],
  shuttle: [
    'Từng điểm cầu, từng ván: đặt nhanh giữa hai pha giao.',
    'Point by point and game by game: bet between two serves.',
  ],
  tennis: [
    'Theo dõi từng ván trên sân đất nện, sân cỏ và sân cứng.',
    'Follow every set on clay, grass and hard court.',
  ],
  trophy: [
    'Chọn nhà vô địch trước ngày khai mạc, theo giải tới trận cuối.',
    'Pick the champion before the opening and follow the cup to the final.',
  ],
  cross: [
    'Kèo bản đồ và mạng đầu tiên cho các giải bắn súng.',
    'Maps and first kills for the shooter leagues.',
  ],
  headset: [
    'Kèo theo ván đấu, có trực tiếp khi hai đội vào trận.',
    'Odds by the map, live once both teams are in.',
  ],
  pad: [
    'Các giải đối kháng và bóng đá điện tử, trận ngắn, kèo gọn.',
    'Fighting games and electronic football: short matches, simple odds.',
  ],
  shield: [
    'Năm đấu năm, đặt đội phá trụ trước hay thắng chung cuộc.',
    'Five against five: bet on the first tower or the match.',
  ],
  rooster: [
    'Trận gà phát trực tiếp từ trường, cân nặng và thành tích đều công bố.',
    'Bouts live from the pit, with weights and records in the open.',
  ],
  feather: [
    'Xem lông, xem cựa, xem thành tích rồi hãy chọn bên.',
    'Look at feathers, spurs and record before you choose a side.',
  ],
  duel: [
    'Hai bên đỏ xanh, mỗi trận vài phút, kết quả theo trọng tài của trường.',
    'Red against blue, a few minutes a bout, decided by the pit’s referee.',
  ],
};

const DRAWS: Described = {
  ticket: [
    'Chọn số, giữ vé và chờ giờ quay: bảng giải đầy đủ sau mỗi kỳ.',
    'Choose your numbers, keep your ticket: all prizes are listed after the draw.',
  ],
  balls: [
    'Bóng số quay theo giờ định sẵn, kết quả mở công khai từng kỳ.',
    'Numbered balls at fixed times, and every result in the open.',
  ],
  fast: [
    'Kỳ quay nối tiếp kỳ quay, có đồng hồ đếm ngược tới lượt sau.',
    'Draw after draw, with a clock that counts down to the next.',
  ],
};

const ALL: Readonly<Record<string, Described>> = {
  rng: SLOTS,
  fish: FISHING,
  pvp: CARDS,
  live: LIVE,
  sports: EVENTS,
  esports: EVENTS,
  cockfight: EVENTS,
  lott: DRAWS,
};

/** @throws for a cover without a description, so that none goes without. */
export function descriptionOf(imageUrl: string): { vi: string; en: string } {
  const [, art = '', motif = ''] = /covers\/([a-z]+)-([a-z0-9]+)-\d\.svg$/.exec(imageUrl) ?? [];
  const described = ALL[art]?.[motif];
  if (!described) throw new Error(`no description for ${imageUrl}`);
  return { vi: described[0], en: described[1] };
}
