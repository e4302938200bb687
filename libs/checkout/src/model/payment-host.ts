/** Whether a page is the payment host's: only then it may stand in a frame of ours. */
export const isOfHost = (address: string, host: string | null): boolean =>
  host !== null &&
  URL.canParse(address) &&
  URL.canParse(host) &&
  /^https?:$/.test(new URL(address).protocol) &&
  new URL(address).origin === new URL(host).origin

/** Where a link of a payment may lead: to a page, and to nothing that runs. */
export const webAddress = (address: string | null): string | undefined =>
  address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined

/** The sandbox's page of an order, where somebody who tries things out says what the bank does. */
export const sandboxPage = (host: string | null, code: string): string | undefined =>
  host && URL.canParse(host) ? new URL(`/sandbox/${encodeURIComponent(code)}`, host).href : undefined
