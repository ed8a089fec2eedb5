/** A fresh seed for a random run. The one place where real chance enters, before any rule is asked. */
import { seedCode } from '../core/seed.ts';

export function randomSeed(): string {
  return seedCode(sides => {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    return word! % sides;
  });
}

/** Today in UTC: everybody's daily changes at the same moment. */
export function utcDay(now: number): string {
  return new Date(now).toISOString().slice(0, 10);
}
