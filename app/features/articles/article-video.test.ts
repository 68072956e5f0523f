import { expect, test } from 'vitest';
import { articleVideo } from './article-video';

const HOSTS = ['stream.example.com'];
const of = (externalLink: string) => articleVideo({ externalLink }, HOSTS);

test('an .mp4 and whatever lies on a stream host is a video [CONT-33]', () => {
  expect(of('https://cdn.example.com/a.mp4?v=2')).toBe('https://cdn.example.com/a.mp4?v=2');
  expect(of('/art/videos/lanterns.mp4')).toBe('/art/videos/lanterns.mp4');
  expect(of('https://stream.example.com/v/1')).toBe('https://stream.example.com/v/1');
});

test('any other link is none, and the cover stays [CONT-33]', () => {
  for (const link of ['', 'https://example.com/watch', 'javascript:a.mp4', '//evil.example/a.mp4']) {
    expect(of(link)).toBeNull();
  }
});
