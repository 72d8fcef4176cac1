import { expect, test } from 'vitest';
import { instagramHandle, instagramProfile } from './instagram.ts';

test.each([
  'https://www.instagram.com/ada.homes_1',
  'http://instagram.com/ada.homes_1/',
  'HTTPS://WWW.Instagram.com/ada.homes_1',
  'https://instagram.com/ada.homes_1?igsh=abc&utm_source=qr',
  'https://instagram.com/ada.homes_1/#top',
])('%s is stored in one form', (address) => {
  expect(instagramProfile(address)).toBe('https://www.instagram.com/ada.homes_1');
});

test.each([
  ['no scheme', 'instagram.com/ada'],
  ['another scheme', 'ftp://instagram.com/ada'],
  ['a script', 'javascript:alert(1)//https://instagram.com/ada'],
  ['a look-alike host', 'https://instagram.com.evil.example/ada'],
  ['a host that ends alike', 'https://notinstagram.com/ada'],
  ['any other subdomain', 'https://m.instagram.com/ada'],
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
  ['a line break', 'https://instagram.com/ada\nhttps://evil.example'],
  ['over 200 characters', `https://instagram.com/ada?${'a'.repeat(200)}`],
])('%s is no profile', (_, address) => {
  expect(instagramProfile(address)).toBeUndefined();
});

test('the handle alone can be shown', () => {
  expect(instagramHandle('https://www.instagram.com/ada.homes')).toBe('ada.homes');
});
