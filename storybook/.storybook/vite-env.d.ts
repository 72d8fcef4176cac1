/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Theme in which the tests render the stories. */
  readonly STORY_THEME?: 'light' | 'dark';
}
