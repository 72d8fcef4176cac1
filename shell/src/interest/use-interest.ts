import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { pagePaths } from '@naija/contracts/domain/pages';
import { isDataSaverOn, useAgent } from '@naija/runtime';
import { excludeAgent, noteInterest } from './interest-queue.ts';
import { watchInterest } from './watch-interest.ts';

const PROFILE = pagePaths.agent('');

/** Counts for agents what this visitor does about them, unless the browser asks not to be watched or to spare data. */
export function useInterest(): void {
  const { pathname } = useLocation();
  const { id: own } = useAgent();
  // Known a moment after the first effects, and long before anything is sent.
  useEffect(() => {
    excludeAgent(own);
  }, [own]);
  useEffect(() => (isWanted() ? watchInterest() : undefined), []);
  useEffect(() => {
    const agent = pathname.startsWith(PROFILE) ? pathname.slice(PROFILE.length).replace(/\/$/, '') : '';
    if (isWanted() && agent !== '') noteInterest({ agent, kind: 'view' });
  }, [pathname]);
}

/** Global Privacy Control (https://w3c.github.io/gpc/), and its predecessor. */
function isWanted(): boolean {
  const { globalPrivacyControl, doNotTrack } = navigator as Navigator & { globalPrivacyControl?: boolean };
  return globalPrivacyControl !== true && doNotTrack !== '1' && !isDataSaverOn();
}
