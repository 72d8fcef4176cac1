// In one file, which is loaded once the page is hydrated.
export { Notices } from './layout/Notices.tsx';
export { PageFooter } from './layout/PageFooter.tsx';
export { Toasts } from './layout/Toasts.tsx';
export { SlowBanner } from './loading/SlowBanner.tsx';
export { LogoutQuestion } from './logout/LogoutQuestion.tsx';
export { Navigation } from './navigation/Navigation.tsx';
export { NotFoundPage } from './pages/NotFoundPage.tsx';
export { OverrideNotice } from './remotes/OverrideNotice.tsx';
