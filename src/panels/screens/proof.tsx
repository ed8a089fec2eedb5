/** Whether a figure can be believed: computed by playing the run again, or only what this machine measured. */
import { useTip } from '../parts/tip.tsx';

const PROOFS = {
  verified: {
    words: '+ Verified by replay',
    tip: 'We played your run again, move by move. Score and turns are right.',
  },
  unverified: {
    words: '- Not verified',
    tip: "Only runs that can be replayed count for records, and this one can't.",
  },
  measured: {
    words: '- by your clock',
    tip: 'Measured on this device. A replay has no clock to check it by.',
  },
} as const;

export function Proof({ is }: { readonly is: keyof typeof PROOFS }) {
  const { words, tip } = PROOFS[is];
  const { anchor, text } = useTip(tip);
  return (
    <>
      <span class={`proof ${is}`} {...anchor}>
        {words}
      </span>
      {text}
    </>
  );
}
