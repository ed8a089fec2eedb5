/** A key's cap. Our fonts come without the arrows to the sides: these are the one that points up, turned. */
import { keyName } from '../../services/keys.ts';

const TURNED: Readonly<Record<string, string>> = { '→': 'right', '←': 'left' };

export function Kbd({ of }: { readonly of: string | undefined }) {
  const name = of === undefined ? '' : keyName(of);
  const turn = TURNED[name];
  return (
    <span class="kbd" {...(turn !== undefined && { role: 'img', 'aria-label': name })}>
      {turn === undefined ? name : <span class={`kbd-${turn}`}>↑</span>}
    </span>
  );
}
