import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { PLACES_PATH } from '@naija/contracts/pwa/places-file';
import { mockApi } from '@naija/runtime/testing';
import { useAreas } from './use-areas.ts';

const api = mockApi();
const LAGOS = { at: [6, 3], capital: 'Ikeja', areas: 'Yaba', towns: 'Epe', lgas: 'Agege' };

test('places are asked for when they are needed, and again after a failure, which has words', async () => {
  let isThere = false;
  const answers: boolean[] = [];
  api.use(
    http.get(`*${PLACES_PATH}`, () => {
      answers.push(isThere);
      return isThere ? HttpResponse.json({ lagos: LAGOS }) : HttpResponse.error();
    }),
  );
  const { result, rerender } = renderHook(useAreas, { initialProps: 0 });
  rerender(1);
  await waitFor(() => {
    expect(result.current.note).toMatch(/^The list of places couldn't be loaded/);
  });
  isThere = true;
  rerender(2);
  await waitFor(() => {
    expect(result.current.suggest('', 'lagos', 2)).toEqual(['Ikeja, Lagos', 'Epe, Lagos']);
  });
  rerender(3);
  expect([result.current.note, answers]).toEqual([undefined, [false, true]]);
});
