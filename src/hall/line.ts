/** A line from a page to a table of the Hall: a socket, or what a test holds in its place. */
export interface Line {
  send(text: string): void;
  close(): void;
}

export interface LineEvents {
  opened(): void;
  heard(text: string): void;
  closed(): void;
}
