import { renderHook, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { agentPaths } from '@naija/contracts/http/agents';
import { createAppStore } from '@naija/runtime';
import { mockApi } from '../testing/mock-api.ts';
import { ada } from '../testing/records.ts';
import { replaceAgent, useDashboardAgentByIdQuery } from './agent-api.ts';

const api = mockApi();

function load() {
  const store = createAppStore();
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Provider store={store}>{children}</Provider>
  );
  return { store, ...renderHook(() => useDashboardAgentByIdQuery('7'), { wrapper }) };
}

test('holds the ETag with a record, and replaces the record in the cache without a request', async () => {
  const own = { email: 'ada@example.com', pendingEmail: null, missing: [] };
  const respond = () => HttpResponse.json({ data: ada(), own }, { headers: { etag: '"7-1"' } });
  api.use(http.get(`*${agentPaths.byId('7')}`, respond, { once: true }));
  const { store, result } = load();
  await waitFor(() => {
    expect(result.current.data).toEqual({ data: ada(), own, etag: '"7-1"' });
  });
  const saved = { data: ada({ phone: '08099999999' }), etag: '"7-2"' };
  store.dispatch(replaceAgent(saved));
  await waitFor(() => {
    expect(result.current.data).toEqual({ ...saved, own });
  });
});

test('keeps the error body of the server', async () => {
  const refusal = { message: 'There is no agent with this id', code: 'not_found' };
  api.use(http.get(`*${agentPaths.byId('7')}`, () => HttpResponse.json(refusal, { status: 404 })));
  const { result } = load();
  await waitFor(() => {
    expect(result.current.error).toEqual({ status: 404, data: refusal });
  });
});
