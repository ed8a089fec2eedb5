/** The fight in words: for those who hear it, and beside its picture for those who read large letters. */
import type { FightModel } from '../../core/look.ts';
import { usePanels } from '../context.ts';
import { fightWords } from '../logic/fight-words.ts';
import { HUGE_TEXT } from '../logic/growth.ts';

export function FightWords({ fight }: { readonly fight: FightModel }) {
  const { settings } = usePanels();
  const [title, ...lines] = fightWords(fight);
  return (
    <section class={settings.textSize >= HUGE_TEXT ? 'fight-words' : 'unseen'} aria-label="Fight">
      <h2 class="label">{title}</h2>
      {lines.map(line => (
        <p key={line}>{line}</p>
      ))}
    </section>
  );
}
