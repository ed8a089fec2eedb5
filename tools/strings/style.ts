/** What docs/style.md asks for, as far as a machine can hear it. Each rule names what is odd about a line. */

interface Rule {
  readonly name: string;
  readonly odd: RegExp;
  /** Only where it is one sentence after another: the log, prompts, hints. */
  readonly spoken?: true;
}

/** Things that are counted: one of them has no s. */
const COUNTED =
  'badge|card|coin|counter|day|encounter|goal|heart|hit|item|kill|monster|point|round|run|skull|space|square|star|step|tile|token|treasure|turn|wound';

/** More words than this cannot be said in one breath. */
const BREATH = 26;

export const RULES: readonly Rule[] = [
  {
    name: 'an old word',
    odd: /\b(?:whoever|whomever|upon|nought|thereof|wherein|hither|thither)\b/i,
  },
  {
    name: 'an old turn of phrase',
    odd: /\b(?:all the same\b|so many|makes? for (?:you|the)|those who|is to be had)\b/i,
  },
  { name: 'say "card"', odd: /\bfortunes?\b(?!-)/i },
  { name: 'say "can\'t"', odd: /\bcannot\b/i },
  { name: 'one of them has no s', odd: new RegExp(String.raw`(?<![\d.,/+-])\b1 (?:${COUNTED})s\b`) },
  {
    name: 'several need an s',
    odd: new RegExp(String.raw`(?<![\d.,/+-])\b(?:[2-9]|\d\d+) (?:${COUNTED})\b(?!-)`),
  },
  { name: '"an" before a vowel', odd: /\ba (?!one\b|once\b|uni|use|eu)[aeiou][a-z]{2}/ },
  { name: '"a" before a consonant', odd: /\b[Aa]n (?!h(?:our|onest|eir))[bcdfghjklmnpqrstvwyz][a-z]/ },
  { name: 'two spaces, or one before a stop', odd: /\S {2,}\S|\w [,.!;:](?:\s|$)/ },
  { name: 'two stops', odd: /[!?]\.|(?<!\.)\.\.(?!\.)|,\.|;\./ },
  {
    name: 'too long for one breath',
    odd: new RegExp(String.raw`(?:[^\s.!?:]+ ){${BREATH},}[^\s.!?:]+`),
    spoken: true,
  },
];

/** What is odd about a line, if anything. */
export function oddities(text: string, isSpoken = false): string[] {
  const plain = withoutGaps(text);
  return RULES.filter(({ odd, spoken }) => (!spoken || isSpoken) && odd.test(plain)).map(({ name }) => name);
}

/** What a template fills in, however nested, is no word of its own. */
function withoutGaps(text: string): string {
  const closed = text.replaceAll(/\{[^{}]*\}/g, 'X');
  return closed === text ? text : withoutGaps(closed);
}
