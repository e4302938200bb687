/** The part of web-push that is used: it encrypts and signs, and our own outbound room sends. */
declare module 'web-push' {
  type Options = {
    vapidDetails: { subject: string; publicKey: string; privateKey: string }
    TTL: number
    contentEncoding: 'aes128gcm'
  }
  const webPush: {
    generateRequestDetails(
      subscription: { endpoint: string; keys: { p256dh: string; auth: string } },
      payload: string,
      options: Options,
    ): { headers: Record<string, string | number>; body: Buffer | null }
    generateVAPIDKeys(): { publicKey: string; privateKey: string }
  }
  export = webPush
}
