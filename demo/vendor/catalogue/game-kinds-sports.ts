import type { GameKind } from './game-kinds';

const sports: GameKind = {
  gameType: 'SPORTS',
  art: 'sports',
  pictures: 4,
  each: 16,
  vendors: [
    ['Sân Cỏ', 'SC'],
    ['Khán Đài', 'KD'],
    ['Cầu Vồng', 'CV'],
  ],
  motifs: [
    ['basket', 'Bóng Rổ', 'Úp Rổ', 'Ba Điểm', 'Bóng Rổ Đường Phố'],
    ['football', 'Bóng Đá', 'Cúp Mùa Thu', 'Sân Nhà', 'Bóng Lăn'],
    ['shuttle', 'Cầu Lông', 'Cầu Bay', 'Đánh Đôi', 'Cầu Lông Trẻ'],
    ['tennis', 'Quần Vợt', 'Sân Đất Nện', 'Giao Bóng', 'Vợt Gỗ'],
    ['trophy', 'Cúp Vàng', 'Chung Kết', 'Nhà Vô Địch', 'Giải Đấu'],
  ],
  endings: ['Ảo Châu Á', 'Ảo Cuối Tuần', 'Ảo Toàn Cầu', 'Ảo Tốc Độ'],
};

const esports: GameKind = {
  gameType: 'ESPORTS',
  art: 'esports',
  pictures: 4,
  each: 15,
  vendors: [
    ['Chiến Trường', 'CT'],
    ['Tâm Điểm', 'TAM'],
  ],
  motifs: [
    ['cross', 'Tâm Ngắm', 'Xạ Thủ', 'Chiến Dịch'],
    ['headset', 'Chỉ Huy', 'Đội Trưởng', 'Phòng Máy'],
    ['pad', 'Tay Cầm', 'Đối Kháng', 'Bóng Đá Điện Tử'],
    ['shield', 'Khiên Thép', 'Thủ Thành', 'Năm Đấu Năm'],
  ],
  endings: ['Mùa Xuân', 'Mùa Hè', 'Vòng Loại', 'Bán Kết', 'Chung Kết'],
};

const cockfight: GameKind = {
  gameType: 'COCKFIGHT',
  art: 'cockfight',
  pictures: 4,
  each: 16,
  vendors: [
    ['SV3', 'SV3'],
    ['DS88', 'DS88'],
    ['DIG', 'DIG'],
    ['WGB', 'WGB'],
    ['WS168', 'WS168'],
  ],
  motifs: [
    ['rooster', 'Gà Nòi', 'Gà Tre', 'Gà Xám', 'Gà Ô'],
    ['feather', 'Lông Mã', 'Cựa Vàng', 'Cựa Dao', 'Mã Lại'],
    ['duel', 'Song Kê', 'Kê Chiến', 'Đấu Kê', 'Trận Gà'],
  ],
  endings: ['Bến Tre', 'Bình Định', 'Cao Lãnh', 'Chợ Lách'],
};

const bingo: GameKind = {
  gameType: 'BINGO',
  art: 'lott',
  pictures: 4,
  each: 12,
  vendors: [
    ['Số Đỏ', 'SO'],
    ['Tia Chớp', 'TC'],
  ],
  motifs: [
    ['balls', 'Số Sum Họp', 'Số Hội Chợ', 'Số Cuối Tuần'],
    ['ticket', 'Lô Tô Chợ Đêm', 'Lô Tô Sân Đình', 'Lô Tô Miệt Vườn'],
  ],
  endings: ['Kỳ Sáng', 'Kỳ Tối', 'Phòng Nhanh', 'Phòng Lớn'],
};

export const EVENT_KINDS: readonly GameKind[] = [sports, esports, cockfight, bingo];
