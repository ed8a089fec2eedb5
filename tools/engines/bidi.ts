/** As much of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) as a driver needs: orders, answers, events. */
import WebSocket from 'ws';

export interface Bidi {
  send(method: string, params: object): Promise<Record<string, unknown>>;
  on(event: string, listener: (params: Record<string, unknown>) => void): void;
  close(): void;
}

interface Message {
  readonly id?: number;
  readonly type: 'success' | 'error' | 'event';
  readonly method?: string;
  readonly params?: Record<string, unknown>;
  readonly result?: Record<string, unknown>;
  readonly error?: string;
  readonly message?: string;
}

interface Waiting {
  readonly resolve: (result: Record<string, unknown>) => void;
  readonly reject: (error: Error) => void;
}

export async function connectBidi(address: string): Promise<Bidi> {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: Record<string, unknown>) => void>();
  let orders = 0;
  socket.on('message', data => {
    const message = JSON.parse(String(data as Buffer)) as Message;
    if (message.type === 'event') return listeners.get(message.method ?? '')?.(message.params ?? {});
    const order = waiting.get(message.id ?? 0);
    waiting.delete(message.id ?? 0);
    if (message.type === 'success') order?.resolve(message.result ?? {});
    else order?.reject(new Error(`${message.error}: ${message.message}`));
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser has hung up.'));
  });
  return {
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = ++orders;
        waiting.set(id, { resolve, reject });
        socket.send(JSON.stringify({ id, method, params }));
      }),
    on: (event, listener) => void listeners.set(event, listener),
    close: () => socket.close(),
  };
}
