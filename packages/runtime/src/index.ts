import './single-copy.ts';

// Only what is in use: every name here is loaded by every visitor.
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
export { failureKind, type FailureKind } from './api/failure.ts';
export { originOf } from './api/saved-copy.ts';
export { startKeepingFresh } from './api/start-keeping-fresh.ts';
export { isFrugal, isLite, onFrugalChange, setLite, useIsFrugal, useIsLite } from './frugal/frugal.ts';
export { onSavedChange, saveAgent, savedAgents, type SavedAgent } from './saved/saved-agents.ts';
export { useSaved } from './saved/use-saved.ts';
export { createAppStore } from './store.ts';
export { sessionToken } from './session/cookies.ts';
export { loginPath } from './session/login-path.ts';
export { logout } from './session/logout.ts';
export { onLogoutQuestion, type LogoutAnswer } from './session/logout-question.ts';
export { endSession, forgetAgent, rememberAgent, startSession } from './session/session.ts';
export { SessionGuard } from './session/SessionGuard.tsx';
export { useIsLoggedIn, useSessionEnded } from './session/session-state.ts';
export { useAgent } from './session/use-agent.ts';
export { askWorker, tellWorker } from './worker/tell-worker.ts';
export { clearDraft, listDrafts } from './outbox/drafts.ts';
export { cancelIntent, forgetUnsent, sendNow, submitIntent, takeBackIntent } from './outbox/intents.ts';
export { startOutbox } from './outbox/outbox.ts';
export { useDraft } from './outbox/use-draft.ts';
export { useLockedCount, useWaiting } from './outbox/use-waiting.ts';
export { onOutboxNews, type Waiting } from './outbox/waiting.ts';
export type { Draft, Intent, Kept, NewIntent, OutboxNews, Problem, Unsent } from './outbox/core/index.ts';
export { defineRemote, type RemotePage } from './remote/define-remote.tsx';
