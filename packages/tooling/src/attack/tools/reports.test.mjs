import { expect, test } from 'vitest';
import { readGuesses } from './ffuf.mjs';
import { readObservatory } from './observatory.mjs';
import { readSlowhttptest } from './slowhttptest.mjs';
import { burpLog, readSqlmap } from './sqlmap.mjs';
import { readWapiti } from './wapiti.mjs';

test('each flaw and anomaly of wapiti is a finding', () => {
  const flaw = { method: 'GET', path: '/?q=1', info: 'XSS in q', parameter: 'q', curl_command: 'curl /?q=1' };
  expect(
    readWapiti({ vulnerabilities: { 'Cross Site Scripting': [flaw], 'SQL Injection': [] }, anomalies: {} }),
  ).toEqual([
    { tool: 'wapiti', what: 'Cross Site Scripting: XSS in q', where: 'GET /?q=1', detail: 'curl /?q=1' },
  ]);
});

test('sqlmap has found something where it names a technique', () => {
  const header = 'Target URL,Place,Parameter,Technique(s),Note(s)';
  expect(readSqlmap(`${header}\nhttp://x/?q=1,GET,q,BT,\nhttp://x/?p=1,,,,\n`)).toEqual([
    { tool: 'sqlmap', what: 'SQL injection by BT', where: 'GET q of http://x/?q=1' },
  ]);
});

test('requests are written for sqlmap with their host and body', () => {
  const request = { method: 'POST', path: '/a?b=1', headers: { x: 'y' }, body: Buffer.from('{}') };
  expect(burpLog('http://localhost:1', [request])).toContain(
    '\n\nPOST /a?b=1 HTTP/1.1\nhost: localhost:1\nx: y\n\n{}\n',
  );
});

test('seconds without a response are a finding of slowhttptest', () => {
  const header = 'Seconds,Closed,Pending,Connected,Service Available';
  expect(readSlowhttptest(`${header}\n0,0,1,0,500\n1,0,1,9,500\n`, 'slow body', '/login')).toEqual([]);
  expect(readSlowhttptest(`${header}\n0,0,1,0,500\n1,0,1,9,0\n`, 'slow body', '/login')).toEqual([
    { tool: 'slowhttptest', what: 'not available during slow body', where: '/login', detail: '1 s' },
  ]);
  expect(() => readSlowhttptest('', 'slow body', '/login')).toThrow('no table');
});

test('tests that the Observatory failed are findings, and no result is an error', () => {
  const test = { result: 'a', expectation: 'b', scoreModifier: -20 };
  const tests = { csp: { ...test, pass: false }, hsts: { ...test, pass: true } };
  expect(readObservatory({ scan: { grade: 'B', score: 80 }, tests })).toEqual([
    { tool: 'observatory', what: 'a', where: 'csp', detail: 'expected b' },
  ]);
  expect(() => readObservatory({ error: 'The site seems to be down.' })).toThrow('down');
});

test('guesses that are answered one after the other are a finding', () => {
  const limited = [...Array.from({ length: 8 }, () => 401), ...Array.from({ length: 200 }, () => 429)];
  expect(readGuesses(limited)).toEqual([]);
  expect(readGuesses(limited.map(() => 401))).toMatchObject([{ what: 'guesses are not limited' }]);
  expect(() => readGuesses([401, 401])).toThrow('only 2 guesses');
});
