export { Button, ButtonAnchor, ButtonLink } from './Button/Button.tsx';
export type { ButtonVariant } from './Button/button-style.ts';
export { Card, CardLink } from './Card/Card.tsx';
export { ErrorPanel, type ErrorPanelProps } from './ErrorPanel/ErrorPanel.tsx';
export { Page } from './Page/Page.tsx';
export { Photo, type PhotoProps } from './Photo/Photo.tsx';
export { Spinner } from './Spinner/Spinner.tsx';
export { GlobalStyle } from './theme/GlobalStyle.tsx';
export { tokens } from './theme/tokens.ts';
