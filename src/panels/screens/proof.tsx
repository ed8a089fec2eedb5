/** Beside a figure: whether it was computed by playing the run again, or is only what the run says. */
import { useTip } from '../parts/tip.tsx';

const PROOFS = {
  verified: { sign: '+', tip: 'Computed by playing the run again.' },
  claimed: { sign: '-', tip: 'What the run says of itself. Nobody can compute it.' },
} as const;

export function Proof({ is }: { readonly is: keyof typeof PROOFS }) {
  const { sign, tip } = PROOFS[is];
  const { anchor, text } = useTip(tip);
  return (
    <>
      <span class={`proof ${is}`} {...anchor}>
        {sign} {is}
      </span>
      {text}
    </>
  );
}
