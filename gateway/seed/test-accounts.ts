import { base, type DemoAccount } from './demo-accounts';

const FAMILY = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Phan', 'Vũ', 'Đặng', 'Bùi', 'Đỗ'];
const GIVEN = [
  'Minh Anh',
  'Bảo Ngọc',
  'Gia Hân',
  'Đức Thịnh',
  'Khánh Linh',
  'Quang Vinh',
  'Thùy Dương',
  'Hải Đăng',
];

/** `test_001` to `test_040`: regular members alike, so that tests that run at once need not share one. */
export const TEST_ACCOUNTS: readonly DemoAccount[] = Array.from({ length: 40 }, (_, index) => ({
  ...base,
  id: 2001 + index,
  account: `test_${String(index + 1).padStart(3, '0')}`,
  nickname: `${FAMILY[index % FAMILY.length]} ${GIVEN[(index * 3) % GIVEN.length]}`,
  type: 0,
  note: 'for tests',
  balance: 1_000_000_00 + index * 12_345,
  points: 500 + index,
  ageDays: 30 + index,
  upline: 'agent01',
  rank: 'bronze',
  mobileNum: String(963_000_001 + index),
  email: `test_${String(index + 1).padStart(3, '0')}@example.com`,
}));
