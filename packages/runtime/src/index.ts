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

export { baseApi } from './api/base-api.ts';
export { failureKind, type FailureKind } from './api/failure.ts';
export { createAppStore } from './store.ts';
export { logout } from './session/logout.ts';
export { useIsLoggedIn } from './session/use-is-logged-in.ts';
export { defineRemote, type RemotePage } from './remote/define-remote.tsx';
