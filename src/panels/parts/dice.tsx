/** Dice that lie on a sheet: pools of a fight, dice to be given out. Cancelled ones are crossed out. */
import './dice.css';
import type { DieModel } from '../../core/look.ts';
import { diePicture, dieWords } from '../logic/dice.ts';
import { Sprite } from './sprite.tsx';
import { useTip } from './tip.tsx';

/** More than so many stand smaller: a row of a panel holds no more large ones. */
const MOST_LARGE = 4;

export function Dice({ dice }: { readonly dice: readonly DieModel[] }) {
  const steps = dice.length > MOST_LARGE ? 1 : 2;
  return (
    <ul class={`dice ${steps === 1 ? 'small' : ''}`}>
      {dice.map((die, index) => (
        <Die key={`${index}-${dieWords(die)}`} die={die} steps={steps} />
      ))}
    </ul>
  );
}

function Die({ die, steps }: { readonly die: DieModel; readonly steps: number }) {
  const { sprite, number } = diePicture(die);
  const words = dieWords(die);
  const tip = useTip(words);
  const verdict = die.good === undefined ? '' : die.good ? 'good' : 'bad';
  return (
    <li>
      <span class="die" role="img" aria-label={words} {...tip.anchor}>
        <span class={`die-face ${die.struck === true ? 'struck' : ''} ${die.colour}`} aria-hidden="true">
          <Sprite name={sprite} steps={steps} still />
          {die.struck === true && <Cross />}
          {number !== undefined && <span class={`die-number blocky d${die.sides}`}>{number}</span>}
        </span>
        {die.need !== undefined && (
          <span class={`die-need ${verdict}`} aria-hidden="true">
            {die.need}
          </span>
        )}
      </span>
      {tip.text}
    </li>
  );
}

const CROSS = 12;

/** Two strokes in whole pixels, with a dark rim so that they show on a red die. A number stays readable over them. */
function Cross() {
  const strokes = (size: number, ink: string) =>
    Array.from({ length: CROSS }, (_, step) => [step, CROSS - 1 - step]).flatMap(([down = 0, up = 0], step) =>
      [down, up].map((x, way) => (
        <rect key={`${ink}-${step}-${way}`} class={ink} x={x} y={step} width={size} height={size} />
      )),
    );
  return (
    <svg class="die-cross" viewBox="-1 -1 14 14" shape-rendering="crispEdges" aria-hidden="true">
      <g transform="translate(-0.5 -0.5)">{strokes(2, 'rim')}</g>
      {strokes(1, 'ink')}
    </svg>
  );
}
