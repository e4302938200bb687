/** The stand-in's package ships no types; these are the ones in use. */
declare module '@20minutes/s3rver' {
  import type { RequestListener } from 'node:http'

  type Options = { directory: string; silent: boolean; vhostBuckets: boolean; configureBuckets: { name: string }[] }

  class S3rver {
    constructor(options: Options)
    configureBuckets(): Promise<unknown>
    getMiddleware(): RequestListener
    readonly logger: { close(): void }
  }
  export = S3rver
}
