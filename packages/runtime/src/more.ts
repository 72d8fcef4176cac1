// Names that the first load does without. All other names of these packages are refused with a reason.
export {
  NavigationType,
  Outlet,
  createPath,
  createRoutesFromChildren,
  createRoutesFromElements,
  createSearchParams,
  generatePath,
  matchPath,
  matchRoutes,
  parsePath,
  renderMatches,
  resolvePath,
  useBeforeUnload,
  useHref,
  useInRouterContext,
  useLinkClickHandler,
  useMatch,
  useNavigationType,
  useOutlet,
  useOutletContext,
  useResolvedPath,
  useRoutes,
  useSearchParams,
} from 'react-router-dom';
// Packages open dialogs and messages in roots of their own.
export { createRoot } from 'react-dom/client';
// eslint-disable-next-line @typescript-eslint/no-deprecated -- packages from npm use `connect`
export { connect, ReactReduxContext, shallowEqual, useSelector, useStore } from 'react-redux';
export {
  bindActionCreators,
  combineReducers,
  createAction,
  createAsyncThunk,
  createDraftSafeSelector,
  createEntityAdapter,
  createNextState,
  createReducer,
  createSelector,
  createSelectorCreator,
  createSlice,
  current,
  freeze,
  isAction,
  isActionCreator,
  isAllOf,
  isAnyOf,
  isAsyncThunkAction,
  isDraft,
  isFulfilled,
  isPending,
  isRejected,
  isRejectedWithValue,
  lruMemoize,
  miniSerializeError,
  nanoid,
  original,
  unwrapResult,
  weakMapMemoize,
} from '@reduxjs/toolkit';
export { QueryStatus, skipToken } from '@reduxjs/toolkit/query/react';
export {
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  isStyledComponent,
  useTheme,
  withTheme,
} from 'styled-components';

export { useSlice } from './remote/use-slice.ts';
