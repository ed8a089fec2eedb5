/** Named places of the sheet, where coins and hearts fly to: by label, by icon, and by the words rooms use. */
const ALSO: Readonly<Record<string, string>> = {
  heart: 'hearts',
  coin: 'purse',
  gold: 'purse',
  coins: 'purse',
};

export function kebab(words: string): string {
  return words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** All names under which this line of the sheet is found, as one word list for the element. */
export function placeNames(label: string, icon?: string): string {
  const names = [kebab(label), icon ?? ''].filter(name => name !== '');
  return [...new Set([...names, ...names.map(name => ALSO[name] ?? name)])].join(' ');
}
