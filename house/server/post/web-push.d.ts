/** The part of `web-push` that is spoken here: the package comes without types of its own. */
declare module 'web-push' {
  interface Details {
    readonly endpoint: string;
    readonly method: string;
    readonly headers: { readonly [name: string]: string | number };
    readonly body: Buffer | null;
  }
  const push: {
    generateVAPIDKeys(): { publicKey: string; privateKey: string };
    generateRequestDetails(
      subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } },
      payload: string,
      options: {
        readonly vapidDetails: { readonly subject: string; readonly publicKey: string; readonly privateKey: string };
        readonly TTL?: number;
        readonly urgency?: 'normal' | 'high';
        readonly topic?: string;
      },
    ): Details;
  };
  export default push;
}
