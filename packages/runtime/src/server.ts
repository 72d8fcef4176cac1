// Exports that a server needs to render pages. No browser loads them.
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';
export { renderedState } from './api/rendered-state.ts';
