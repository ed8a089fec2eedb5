/** A fresh seed for a random run. The one place where real chance enters, before any rule is asked. */
import { seedCode } from '../core/seed.ts';

export function randomSeed(): string {
  return seedCode(sides => {
    const [word] = crypto.getRandomValues(new Uint32Array(1));
    return word! % sides;
  });
}
