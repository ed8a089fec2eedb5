import { describe, expect, it } from 'vitest';
import { fail, ok, problem, type Result } from '../../src/core/result.ts';

describe('Results', () => {
  it('hold a value, even one that is nothing', () => {
    expect(ok(7)).toEqual({ ok: true, value: 7 });
    expect(ok(undefined)).toEqual({ ok: true, value: undefined });
  });

  it('or a problem with a code for programs and a sentence for people', () => {
    expect(problem('map-torn', 'The map is torn.')).toEqual({
      ok: false,
      problem: { code: 'map-torn', message: 'The map is torn.' },
    });
  });

  it('keep what else a problem tells', () => {
    const torn = { code: 'map-torn', message: 'The map is torn.', layer: 'walls' };
    const result: Result<never, typeof torn> = fail(torn);
    expect(result.ok ? undefined : result.problem.layer).toBe('walls');
  });
});
