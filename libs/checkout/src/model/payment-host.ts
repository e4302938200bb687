/** Whether a page is the payment host's: only then may it be framed. */
export const isOfHost = (address: string, host: string | null): boolean =>
  host !== null &&
  URL.canParse(address) &&
  URL.canParse(host) &&
  /^https?:$/.test(new URL(address).protocol) &&
  new URL(address).origin === new URL(host).origin

/** The address of a payment's link if it is http or https, else undefined. */
export const webAddress = (address: string | null): string | undefined =>
  address && URL.canParse(address) && /^https?:$/.test(new URL(address).protocol) ? address : undefined

/** The sandbox's page of an order, where a tester chooses the bank's answer. */
export const sandboxPage = (host: string | null, code: string): string | undefined =>
  host && URL.canParse(host) ? new URL(`/sandbox/${encodeURIComponent(code)}`, host).href : undefined
