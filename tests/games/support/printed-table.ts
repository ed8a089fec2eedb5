/** Tables written down a second time, to proof-read the data: one line a row, `|` between the cells. */

export function linesOf(text: string): string[] {
  return text
    .trim()
    .split('\n')
    .map(line => line.trim());
}

export function cellsOfTable(text: string): string[][] {
  return linesOf(text).map(line => line.split('|').map(entry => entry.trim()));
}
