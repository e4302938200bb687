/** jsdom ships no types; this is all that is used of it. */
declare module 'jsdom' {
  import type { WindowLike } from 'dompurify'

  export class JSDOM {
    constructor(html: string)
    readonly window: WindowLike
  }
}
