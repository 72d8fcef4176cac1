import { useParams } from 'react-router-dom';
import { findState } from '@naija/contracts/domain/states';
import { StateAgents } from './StateAgents.tsx';
import { UnknownState } from './UnknownState.tsx';

/** The agents of one state. */
export default function LocationPage() {
  const { cityName = '' } = useParams();
  const state = findState(cityName);
  // A page of its own for each state: nothing of the one before stays.
  return state ? <StateAgents key={state.slug} state={state} /> : <UnknownState />;
}
