import { expect, test } from 'vitest';
import { instagramHandle, instagramProfile } from './instagram.ts';

test.each([
  'https://www.instagram.com/ada.homes_1',
  'http://instagram.com/ada.homes_1/',
  'HTTPS://WWW.Instagram.com/ada.homes_1',
  'https://instagram.com/ada.homes_1?igsh=abc&utm_source=qr',
  'https://instagram.com/ada.homes_1/#top',
  'https://www.instagram.com/ada.homes_1/?igsh=MXV0bTg4eg%3D%3D&utm_source=qr',
  'https://m.instagram.com/ada.homes_1',
  'instagram.com/ada.homes_1//',
  'www.instagram.com/ada.homes_1/?hl=en',
  'm.instagram.com/ada.homes_1',
  'instagram.com/_u/ada.homes_1',
  'instagram.com/@ada.homes_1',
  '@ada.homes_1',
  'ada.homes_1',
])('%s is stored in one form', (address) => {
  expect(instagramProfile(address)).toBe('https://www.instagram.com/ada.homes_1');
});

test.each([
  ['another scheme', 'ftp://instagram.com/ada'],
  ['a script', 'javascript:alert(1)//https://instagram.com/ada'],
  ['a look-alike host', 'https://instagram.com.evil.example/ada'],
  ['a host that ends alike', 'https://notinstagram.com/ada'],
  ['any other subdomain', 'https://help.instagram.com/ada'],
  ['another site', 'https://facebook.com/ada'],
  ['another site without a scheme', 'm.me/ada'],
  ['the name of a site', 'adahomes.com'],
  ['an email address', 'ada@gmail.com'],
  ['an at sign alone', '@'],
  ['a list of posts', 'https://www.instagram.com/explore/'],
  ['what posts are found under', 'instagram.com/p'],
  ['a word for nothing', 'None'],
  ['a phone number', '08031234567'],
  ['two names', 'ada obi'],
  ['another character for the dot', 'https://instagramxcom/ada'],
  ['a user before the host', 'https://instagram.com@evil.example/ada'],
  ['userinfo', 'https://me:pw@instagram.com/ada'],
  ['a port', 'https://instagram.com:8443/ada'],
  ['a backslash', 'https://instagram.com\\@evil.example/ada'],
  ['no handle', 'https://instagram.com/'],
  ['a single post', 'https://instagram.com/p/Cabc'],
  ['a handle that starts with a dot', 'https://instagram.com/.ada'],
  ['a handle that ends with a dot', 'https://instagram.com/ada.'],
  ['two dots in a row', 'https://instagram.com/ada..homes'],
  ['a handle of 31 characters', `https://instagram.com/${'a'.repeat(31)}`],
  ['a name of 31 characters', `@${'a'.repeat(31)}`],
  ['a line break', 'https://instagram.com/ada\nhttps://evil.example'],
  ['over 200 characters', `https://instagram.com/ada?${'a'.repeat(200)}`],
])('%s is not a profile', (_, address) => {
  expect(instagramProfile(address)).toBeUndefined();
});

test('a name that could be a site is taken with an at sign', () => {
  expect(instagramProfile('@adahomes.ng')).toBe('https://www.instagram.com/adahomes.ng');
});

test('the handle alone can be shown', () => {
  expect(instagramHandle('https://www.instagram.com/ada.homes')).toBe('ada.homes');
});
