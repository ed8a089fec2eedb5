/** Who takes part in a contest: each of them leads Kora once. */
export const RAIDERS = ['Red', 'Green', 'Blue', 'Gold'] as const;
