/** The little of boardgame.io that the yardstick uses: types must be whole where it is not installed, too. */
declare module 'boardgame.io/client' {
  interface BoardgameClient {
    readonly moves: Readonly<Record<string, (...args: unknown[]) => void>>;
    start(): void;
    stop(): void;
  }
  export function Client(match: {
    readonly game: object;
    readonly numPlayers: number;
    readonly debug: boolean;
  }): BoardgameClient;
}
