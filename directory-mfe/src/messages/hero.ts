import { words } from '@naija/runtime';

export const HERO_MESSAGES = words('directory.hero', {
  title: 'Find a property agent in Nigeria',
  lead: 'More than 10,000 agents in every state, with their fees in plain sight.',
  search: 'Search here',
  signUp: 'Sign up as an agent here',
  logIn: 'Agent login',
});
