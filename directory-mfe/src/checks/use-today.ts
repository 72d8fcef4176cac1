import { useEffect, useState } from 'react';
import { lagosDay } from '@naija/contracts/domain/dates';

/** The day in Lagos; undefined while a rendered page is hydrated, which may be of another day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    setToday(lagosDay(new Date()));
  }, []);
  return today;
}
