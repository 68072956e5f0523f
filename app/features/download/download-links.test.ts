import { expect, test } from 'vitest';
import { downloadLinks } from './download-links';

const ALL = [
  { resourceType: 'FACEBOOK', url: 'https://facebook.example.com/hoadang' },
  { resourceType: 'Android', url: 'https://files.example.com/app.apk' },
  { resourceType: 'IOS', url: 'https://files.example.com/lite' },
  { resourceType: 'MOBILECONFIG', url: 'https://files.example.com/app.mobileconfig' },
  { resourceType: 'AppDownloadIcon', url: '/art/app.png' },
];

test('takes each button’s address from the resource of its type [PWA-07 PWA-08 PWA-09 PWA-10 PWA-11 PWA-12 PWA-13]', () => {
  expect(downloadLinks(ALL)).toEqual({
    android: 'https://files.example.com/app.apk',
    ios: 'https://files.example.com/lite',
    profile: 'https://files.example.com/app.mobileconfig',
    picture: '/art/app.png',
  });
});

test('has nothing for a type that the site does not name [PWA-06 PWA-13]', () => {
  expect(downloadLinks([])).toEqual({
    android: undefined,
    ios: undefined,
    profile: undefined,
    picture: undefined,
  });
  expect(downloadLinks([{ resourceType: 'Android', url: '' }]).android).toBeUndefined();
});
