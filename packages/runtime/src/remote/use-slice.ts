import { useContext, useState } from 'react';
import { combineReducers, type Reducer, type Slice, type Store } from '@reduxjs/toolkit';
import { ReactReduxContext, useSelector, useStore } from 'react-redux';
import { baseApi } from '../api/base-api.ts';

type State = Record<string, unknown>;
type Reducers = Readonly<Record<string, Reducer>>;

/** Reducers that remotes have added to a store: as given, and as the store has them. */
const added = new WeakMap<Store, { readonly given: Reducers; readonly reducers: Reducers }>();

/**
 * The state of a remote's slice, which is added to the page's store by the first render that uses it. It is reset when
 * another agent logs in, and when another release of the remote is loaded.
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
  // The server renders with, and the browser hydrates with, a state that was taken before the slice was added.
  if (getRendered) getRendered()[path] = store.getState()[path];
}

/** Drops state that this reducer has not created: it belongs to another release and may have another shape. */
function startingAnew(reducer: Reducer): Reducer {
  let own: unknown;
  return (state, action) => {
    const isKept = state === own && !baseApi.util.resetApiState.match(action);
    return (own = reducer(isKept ? state : undefined, action) as unknown);
  };
}
