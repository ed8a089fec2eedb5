/** Dice that lie on a sheet: pools of a fight, dice to be given out. Cancelled ones are crossed out. */
import './dice.css';
import type { DieModel } from '../../core/look.ts';
import { diePicture, dieWords } from '../logic/dice.ts';
import { Sprite } from './sprite.tsx';
import { useTip } from './tip.tsx';

/** More than so many stand smaller: a row of a panel holds no more large ones. */
const MOST_LARGE = 4;

export function Dice({ dice }: { readonly dice: readonly DieModel[] }) {
  const scale = dice.length > MOST_LARGE ? 1 : 2;
  return (
    <ul class={`dice ${scale === 1 ? 'small' : ''}`}>
      {dice.map((die, index) => (
        <Die key={`${index}-${dieWords(die)}`} die={die} scale={scale} />
      ))}
    </ul>
  );
}

function Die({ die, scale }: { readonly die: DieModel; readonly scale: number }) {
  const { sprite, number } = diePicture(die);
  const words = dieWords(die);
  const tip = useTip(words);
  const verdict = die.good === undefined ? '' : die.good ? 'good' : 'bad';
  return (
    <li class="die" role="img" aria-label={words} {...tip.anchor}>
      <span class={`die-face ${die.struck === true ? 'struck' : ''} ${die.colour}`} aria-hidden="true">
        <Sprite name={sprite} scale={scale} still />
        {number !== undefined && <span class={`die-number blocky d${die.sides}`}>{number}</span>}
        {die.struck === true && <Cross />}
      </span>
      {die.need !== undefined && (
        <span class={`die-need ${verdict}`} aria-hidden="true">
          {die.need}
        </span>
      )}
      {tip.text}
    </li>
  );
}

const CROSS = 12;

/** Two strokes in whole pixels, with a dark rim so that they show on a red die. */
function Cross() {
  const steps = Array.from({ length: CROSS }, (_, index) => index);
  const strokes = (size: number, class_: string) =>
    steps.flatMap(step => [
      <rect key={`${class_}-a${step}`} class={class_} x={step} y={step} width={size} height={size} />,
      <rect
        key={`${class_}-b${step}`}
        class={class_}
        x={CROSS - 1 - step}
        y={step}
        width={size}
        height={size}
      />,
    ]);
  return (
    <svg class="die-cross" viewBox="-1 -1 15 15" shape-rendering="crispEdges" aria-hidden="true">
      <g transform="translate(-0.5 -0.5)">{strokes(3, 'rim')}</g>
      <g transform="translate(0.5 0.5)">{strokes(1, 'ink')}</g>
    </svg>
  );
}
