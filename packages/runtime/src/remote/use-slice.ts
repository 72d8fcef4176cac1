import { useContext, useState } from 'react';
import { combineReducers, type Reducer, type Slice, type Store } from '@reduxjs/toolkit';
import { ReactReduxContext, useSelector, useStore } from 'react-redux';
import { baseApi } from '../api/base-api.ts';

type State = Record<string, unknown>;
type Reducers = Readonly<Record<string, Reducer>>;

/** What remotes have added to a store: reducers as they were given, and as the store has them. */
const added = new WeakMap<Store, { readonly given: Reducers; readonly reducers: Reducers }>();

/**
 * The state of a slice of a remote, which is in the page's store from the first render that uses it. It starts anew when
 * another agent comes, and with another release.
 */
export function useSlice<SliceState>(slice: Pick<Slice<SliceState>, 'reducerPath' | 'reducer'>): SliceState {
  const store = useStore<State>();
  const getRendered = useContext(ReactReduxContext)?.getServerState as (() => State) | undefined;
  useState(() => {
    addSlice(store, slice as Pick<Slice, 'reducerPath' | 'reducer'>, getRendered);
  });
  return useSelector((state: State) => state[slice.reducerPath] as SliceState);
}

function addSlice(
  store: Store<State>,
  { reducerPath: path, reducer }: Pick<Slice, 'reducerPath' | 'reducer'>,
  getRendered: (() => State) | undefined,
): void {
  const { given, reducers } = added.get(store) ?? { given: {}, reducers: {} };
  if (given[path] === reducer) return;
  const next = { ...reducers, [path]: startingAnew(reducer as Reducer) };
  added.set(store, { given: { ...given, [path]: reducer as Reducer }, reducers: next });
  const all: Reducers = { ...next, [baseApi.reducerPath]: baseApi.reducer as Reducer };
  store.replaceReducer(combineReducers(all));
  // What the server renders and a page is hydrated with: the state from before there was a slice.
  if (getRendered) getRendered()[path] = store.getState()[path];
}

/** State that the reducer has not made is that of another release, and may have another shape. */
function startingAnew(reducer: Reducer): Reducer {
  let own: unknown;
  return (state, action) => {
    const isKept = state === own && !baseApi.util.resetApiState.match(action);
    return (own = reducer(isKept ? state : undefined, action) as unknown);
  };
}
