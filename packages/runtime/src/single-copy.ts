// A second copy would create a second router, store and style sheet.
const MARK = Symbol.for('@naija/runtime');
const page = globalThis as { [MARK]?: true };

if (page[MARK] && !import.meta.hot) throw new Error('A second copy of @naija/runtime was loaded');
page[MARK] = true;
