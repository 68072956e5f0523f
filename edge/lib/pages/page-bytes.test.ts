import { expect, it } from 'vitest';
import { inBytes, sizeOf, withNonce } from './page-bytes';

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

it.each([
  ['one part', ['<html>Hoa Đăng</html>']],
  ['a nonce at both ends', ['', ' giữa ', '']],
  ['several', ['<script nonce="', '">1</script><style nonce="', '">ệ</style>']],
])('puts a nonce between all parts of a page: %s [SHELL-43]', (_, parts) => {
  for (const nonce of ['abc', 'một'])
    expect(textOf(withNonce(inBytes(parts), nonce))).toBe(parts.join(nonce));
});

it('keeps no nonce from one page to the next', () => {
  const parts = inBytes(['a', 'b']);
  expect([withNonce(parts, '1'), withNonce(parts, '22')].map(textOf)).toEqual(['a1b', 'a22b']);
});

it('counts bytes, not characters', () => {
  expect(sizeOf(inBytes(['ệ', 'a']))).toBe(4);
});
