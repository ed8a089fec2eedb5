/** Whether there is a Hall, and where. What is behind it is fetched by those who go there (hall-service.ts). */

/** What the browser brings. */
export interface HallTools {
  /** Where the Hall is, without a slash at the end; none where no page was told of one. */
  readonly address: string | undefined;
  readonly fetch: (url: string, init?: RequestInit) => Promise<Pick<Response, 'ok' | 'text'>>;
  readonly socket: (url: string) => WebSocket;
  readonly subtle: SubtleCrypto | undefined;
  readonly newId: () => string;
}

export class HallDoor {
  readonly tools: HallTools;
  #found: Promise<boolean> | undefined;

  constructor(tools: HallTools) {
    this.tools = tools;
  }

  /** Asked once a visit: whether a Hall answers. */
  find(): Promise<boolean> {
    this.#found ??= this.#isThere();
    return this.#found;
  }

  async #isThere(): Promise<boolean> {
    const { address, fetch } = this.tools;
    if (address === undefined) return false;
    try {
      return (await fetch(`${address}/hall/health`)).ok;
    } catch {
      return false;
    }
  }
}

/** The page's own tools. `configured` was built in; else the page says whether there is a Hall at its own address. */
export function browserHall(configured: string | undefined): HallTools {
  const isHere = document.querySelector('meta[name="hall"]') !== null;
  const address = configured ? configured.replace(/\/$/, '') : isHere ? location.origin : undefined;
  return {
    address,
    fetch: (url, init) => fetch(url, init),
    socket: url => new WebSocket(url),
    // Missing where a page came by http from another machine.
    subtle: (crypto as { readonly subtle?: SubtleCrypto }).subtle,
    newId: () => Array.from(crypto.getRandomValues(new Uint8Array(12)), byte => byte.toString(36)).join(''),
  };
}
