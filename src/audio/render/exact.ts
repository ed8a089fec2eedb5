/**
 * Sines, powers and logarithms out of nothing but + - * /, which every machine does alike. Math.sin and ** may differ
 * in the last digit between versions of Node, and then the lock would call unchanged sounds changed.
 */

const TAU = 6.283185307179586;
const LN2 = 0.6931471805599453;
const LOG2_10 = 3.321928094887362;

/** The sine of a part of a full turn: `sine(0.25)` is 1. */
export function sine(turns: number): number {
  let t = turns - Math.round(turns);
  if (t > 0.25) t = 0.5 - t;
  else if (t < -0.25) t = -0.5 - t;
  const x = t * TAU;
  const q = x * x;
  // Taylor's series, each factor the next division: exact to eleven digits within a quarter turn.
  return (
    x *
    (1 -
      (q / 6) *
        (1 - (q / 20) * (1 - (q / 42) * (1 - (q / 72) * (1 - (q / 110) * (1 - (q / 156) * (1 - q / 210)))))))
  );
}

export function cosine(turns: number): number {
  return sine(turns + 0.25);
}

/** 2 to the power of x. */
export function exp2(x: number): number {
  const whole = Math.round(x);
  const z = (x - whole) * LN2;
  let sum = 1;
  for (let n = 10; n > 0; n--) sum = 1 + (sum * z) / n;
  const factor = whole < 0 ? 0.5 : 2;
  for (let n = Math.abs(whole); n > 0; n--) sum *= factor;
  return sum;
}

/** The logarithm to base 2 of a number above 0. */
export function log2(value: number): number {
  let whole = 0;
  let rest = value;
  for (; rest > 1.4142135623730951; whole++) rest /= 2;
  for (; rest < 0.7071067811865476; whole--) rest *= 2;
  const t = (rest - 1) / (rest + 1);
  const q = t * t;
  let sum = 0;
  for (let n = 15; n > 0; n -= 2) sum = sum * q + 1 / n;
  return whole + (2 * t * sum) / LN2;
}

export function log10(value: number): number {
  return log2(value) / LOG2_10;
}

export function exp10(x: number): number {
  return exp2(x * LOG2_10);
}

/** The usual exponents without the price of the general one: every sample asks for it. */
export function power(base: number, exponent: number): number {
  if (exponent === 1) return base;
  if (exponent === 2) return base * base;
  if (exponent === 3) return base * base * base;
  if (base <= 0) return exponent === 0 ? 1 : 0;
  return exp2(exponent * log2(base));
}

export function tanh(x: number): number {
  if (x > 20) return 1;
  if (x < -20) return -1;
  const e = exp2((2 * x) / LN2);
  return (e - 1) / (e + 1);
}
