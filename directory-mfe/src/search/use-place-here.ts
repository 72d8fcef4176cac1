import { useEffect, useRef, useState } from 'react';
import { nearestArea } from '@naija/contracts/domain/places/positions/nearest-area';
import { stateName } from '@naija/contracts/domain/states';
import { words } from '@naija/runtime';

/** Explanations of why no position was found. */
export const POSITION_PROBLEMS = words('directory.positionProblems', {
  denied:
    'This browser may not tell us where you are. You can allow it in the settings of this site, and tap again.',
  unavailable:
    "Your device couldn't find out where it is. Go near a window, or turn its location on, and tap again.",
  timeout: 'Your device took too long to find out where it is. Tap again to give it another try.',
  outside: "You seem to be outside of Nigeria, where we don't know any agents.",
  unsupported: "This browser can't find out where it is here.",
});

type PositionProblem = keyof typeof POSITION_PROBLEMS;

const TIMEOUT_MS = 20_000;
/** Visitors stay in the same town for this long, and a new position costs battery. */
const MAX_AGE_MS = 10 * 60_000;
/** A less accurate position, such as one derived from the IP address, identifies only the state. */
const MAX_ERROR_M = 10_000;

export type PlaceHere =
  | { readonly status: 'asking' }
  | { readonly status: 'found'; readonly place: string }
  | { readonly status: 'failed'; readonly problem: PositionProblem };

/** Asks the device once for its position and finds the nearest place in our table. No request contains the position. */
export function usePlaceHere(onFound: (place: string) => void): PlaceHere {
  const [here, setHere] = useState<PlaceHere>({ status: 'asking' });
  const found = useRef(onFound);
  useEffect(() => {
    found.current = onFound;
  });
  useEffect(() => {
    let isCurrent = true;
    const fail = (problem: PositionProblem) => {
      if (isCurrent) setHere({ status: 'failed', problem });
    };
    if (!isSecureContext || !('geolocation' in navigator)) {
      fail('unsupported');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        if (!isCurrent) return;
        const place = placeAt(coords);
        if (place === undefined) {
          fail('outside');
          return;
        }
        setHere({ status: 'found', place });
        found.current(place);
      },
      ({ code }) => {
        fail(problemOf(code));
      },
      { timeout: TIMEOUT_MS, maximumAge: MAX_AGE_MS },
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return here;
}

function placeAt({ latitude, longitude, accuracy }: GeolocationCoordinates): string | undefined {
  const nearest = nearestArea(latitude, longitude);
  return nearest && (accuracy > MAX_ERROR_M ? stateName(nearest.state) : nearest.name);
}

function problemOf(code: number): PositionProblem {
  if (code === GeolocationPositionError.PERMISSION_DENIED) return 'denied';
  return code === GeolocationPositionError.TIMEOUT ? 'timeout' : 'unavailable';
}
