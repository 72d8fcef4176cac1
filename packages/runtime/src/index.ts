import './single-copy.ts';

// Only names that are in use, because every visitor loads all of them.
export {
  BrowserRouter,
  Link,
  Navigate,
  NavLink,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';
export { Provider, useDispatch } from 'react-redux';
export { createGlobalStyle, css, keyframes, default as styled } from 'styled-components';

export { baseApi, type CallMeta, type CallOptions } from './api/base-api.ts';
export type { CallError } from './api/request-id.ts';
export { cacheStatusOf } from './api/cache-status.ts';
export { commentListQuery } from './api/comment-list.ts';
export { failureKind, type FailureKind } from './api/failure.ts';
export type { MutationTrigger, RedactedArgs } from './api/base-api.ts';
export { startRevalidation } from './api/start-revalidation.ts';
export { readRenderedState } from './api/rendered-state.ts';
export { createAppStore } from './api/store.ts';
export { isDataSaverOn, isLite, onDataSaverChange, setLite } from './device/data-saver.ts';
export { useIsDataSaverOn, useIsLite } from './device/data-saver.ts';
export { RenderedLite } from './device/data-saver.ts';
export { listFavourites, onFavouritesChange, setFavourite, useFavourites } from './device/favourites.ts';
export type { Favourite } from './device/favourites.ts';
export { postToWorker, requestFromWorker } from './device/worker-messages.ts';
export { isEnglish, pageLanguage, setTranslator, translateText, words } from './language/words.ts';
export type { Catalogue, Catalogues, Translator } from './language/words.ts';
export { forgetDeletedAccount, logout } from './logout/logout.ts';
export { onLogoutQuestion, type LogoutAnswer } from './logout/logout-question.ts';
export { clearDraft, listDrafts } from './outbox/drafts.ts';
export { cancelIntent, deleteUnsent, moveIntentToDraft, sendNow, submitIntent } from './outbox/intents.ts';
export { startOutbox } from './outbox/outbox.ts';
export { onOutboxEvent, type PendingIntent } from './outbox/pending-intents.ts';
export { useDraft } from './outbox/drafts.ts';
export { useLockedCount, usePendingIntents } from './outbox/pending-intents.ts';
export type {
  Draft,
  DraftSaveState,
  Intent,
  NewIntent,
  NotKept,
  OutboxEvent,
  Problem,
  Unsent,
} from '@naija/outbox';
export { defineRemote, type RemotePage } from './remote/define-remote.tsx';
export { useLazyModule } from './remote/use-lazy-module.ts';
export { sessionToken } from './session/cookies.ts';
export { loginPath } from './session/login-path.ts';
export { endSession, forgetAgent, rememberAgent, startSession } from './session/session.ts';
export { onSessionChange } from './session/session-events.ts';
export { SessionGuard } from './session/SessionGuard.tsx';
export { useIsLoggedIn, useSessionEnded } from './session/session-state.ts';
export { useAgent } from './session/use-agent.ts';
