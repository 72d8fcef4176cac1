import { expect, test } from 'vitest';
import { refusalBy } from '../../test/transform.ts';
import { sliceNames } from './slice-names.ts';

const SOURCES = '/team/saved-homes/src/';
const refusal = (code: string) =>
  refusalBy(
    sliceNames(SOURCES, 'saved-homes'),
    `import { createSlice, createAction, createAsyncThunk as thunk } from '@reduxjs/toolkit';\n${code}`,
    `${SOURCES}slice.ts`,
  );

test.each([
  [`createSlice({ name: 'saved-homes/list', initialState: {}, reducers: {} })`],
  [`createAction('saved-homes/cleared')`],
  [`thunk('saved-homes/load', load)`],
  [`other.createSlice({ name: 'list' })`],
])('%s is a team’s own', (code) => {
  expect(refusal(code)).toBe('');
});

test.each([
  [`createSlice({ name: 'list' })`, 'name of createSlice'],
  [`createSlice({ name: 'directory/list' })`, 'name of createSlice'],
  [`createSlice({ name: NAME })`, 'name of createSlice'],
  [`createSlice({ name: 'saved-homes/list', reducerPath: 'api' })`, 'reducerPath of createSlice'],
  [`createSlice(options)`, 'name of createSlice'],
  [`createAction('cleared')`, 'first argument of createAction'],
  [`thunk('saved-homes-more/load', load)`, 'first argument of createAsyncThunk'],
])('%s, which another team might have as well, is refused', (code, what) => {
  expect(refusal(code)).toBe(
    `The ${what} must be a literal text that begins with "saved-homes/", since all remotes share one store`,
  );
});
