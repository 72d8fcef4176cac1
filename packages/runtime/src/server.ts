// What a server needs to render pages; no browser loads it.
export { StaticRouter } from 'react-router-dom';
export { ServerStyleSheet } from 'styled-components';
export { renderedState } from './api/rendered-state.ts';
