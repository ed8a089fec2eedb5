/** Beside a figure: whether it was computed by playing the run again, or is only what the run says. */
import { useTip } from '../parts/tip.tsx';

const PROOFS = {
  verified: { sign: '+', tip: 'We computed this by replaying the run.' },
  claimed: { sign: '-', tip: "The player's own clock. It can't be checked." },
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
