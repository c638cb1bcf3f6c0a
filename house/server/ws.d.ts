/** The part of `ws` that is spoken here: the package comes without types of its own. */
declare module 'ws' {
  export class WebSocket {
    constructor(url: string, options?: { readonly headers?: { readonly [name: string]: string } });
    onopen: ((e: never) => unknown) | null;
    onmessage: ((e: never) => unknown) | null;
    onclose: ((e: never) => unknown) | null;
    readonly readyState: number;
    readonly OPEN: number;
    readonly CLOSED: number;
    send(data: string | Uint8Array): void;
    ping(): void;
    close(code?: number, why?: string): void;
    terminate(): void;
    on(event: 'message', hear: (data: { toString(): string }, binary: boolean) => void): void;
    on(event: 'pong' | 'close' | 'error', hear: () => void): void;
    once(event: 'open' | 'close', hear: () => void): void;
    once(event: 'error', hear: (e: Error) => void): void;
  }
}
