/** Of those who are elsewhere: how much of what they did is told, and what can be done meanwhile. */
import './company.css';
import { usePanels } from '../context.ts';
import type { CompanyModel } from '../model.ts';
import { Button } from '../parts/button.tsx';
import { ProgressBar } from '../parts/progress-bar.tsx';

export function Company({ model: { share, orders } }: { readonly model: CompanyModel }) {
  const { handlers } = usePanels();
  return (
    <div class="company">
      {share && <ProgressBar label="Shown so far" done={share.at / share.of} />}
      {orders.map(({ label, command, tip }) => (
        <Button key={command} look="red" tip={tip} onPress={() => handlers.command(command)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
