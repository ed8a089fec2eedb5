/** A question with two answers, or a message with one. */
import type { Question } from '../state.ts';
import { Button } from '../parts/button.tsx';
import { Window } from '../parts/window.tsx';

export function QuestionWindow({ question }: { readonly question: Question }) {
  const { confirm, message, answer } = question;
  const model = confirm ?? message;
  if (!model) return null;
  return (
    <Window
      title={model.title}
      sprite={model.sprite}
      size="small"
      role="alertdialog"
      onClose={() => answer(false)}
      footer={
        confirm ? (
          <>
            <Button autoFocus={confirm.isGrave} onPress={() => answer(false)}>
              {confirm.no}
            </Button>
            <Button look="red" autoFocus={!confirm.isGrave} onPress={() => answer(true)}>
              {confirm.yes}
            </Button>
          </>
        ) : (
          <Button look="red" autoFocus onPress={() => answer(true)}>
            {message?.ok ?? 'OK'}
          </Button>
        )
      }
    >
      {model.lines.map((line, index) => (
        <p key={index} class={`tone-${line.tone ?? 'plain'}`}>
          {line.text}
        </p>
      ))}
    </Window>
  );
}
