import { domainToASCII } from 'node:url'
import { type Read, wrong } from './setting-readers.ts'

/** A local part without quotes (RFC 5322, dot-atom): whatever needs quotes could also end a header's address. */
const LOCAL_PART = /^(?=.{1,64}$)[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const DOMAIN = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+(?!\d+$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/
/** Checked first: `domainToASCII` would also resolve escapes (`%2e`) and drop soft hyphens. */
const WRITTEN_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** RFC 5321, 4.5.3.1.3: a path of 256 with its angle brackets. */
export const MAX_ADDRESS_LENGTH = 254

/** A domain in its ASCII form (`xn--…`) and small letters; undefined for what is no domain. */
function asciiDomain(text: string): string | undefined {
  const domain = WRITTEN_DOMAIN.test(text) ? domainToASCII(text) : ''
  return DOMAIN.test(domain) ? domain : undefined
}

/**
 * One plain e-mail address, its domain in ASCII. Undefined for all else: names, lists, quotes, line breaks, and local
 * parts beyond ASCII, which many mail servers do not take.
 */
export function asciiAddress(text: string): string | undefined {
  const at = text.lastIndexOf('@')
  const [localPart, domain] = [text.slice(0, Math.max(at, 0)), asciiDomain(text.slice(at + 1))]
  if (!LOCAL_PART.test(localPart) || domain === undefined) return undefined
  const address = `${localPart}@${domain}`
  return address.length <= MAX_ADDRESS_LENGTH ? address : undefined
}

/** Whether this installation may send mails from the address: its domain is one of these, and not below one. */
export function isSenderAllowed(address: string, domains: readonly string[]): boolean {
  const plain = asciiAddress(address)
  return plain !== undefined && domains.includes(plain.slice(plain.lastIndexOf('@') + 1))
}

/** Why an address may not be a church's sender. */
export const SENDER_REFUSED = 'is of a domain that is not in MAIL_SENDER_DOMAINS: docs/operating.md, Mails'

/** Domains in their ASCII form. */
export const mailDomains: Read<string[]> = (value) => {
  const domains = value
    .split(/[\s,]+/)
    .filter(Boolean)
    .map(asciiDomain)
  const known = domains.filter((domain) => domain !== undefined)
  return known.length === domains.length ? known : wrong('domains such as igreja.example, separated by commas')
}

/** Hexadecimal digits of the signature in a return path: they fit into a local part beside a name of 31 characters. */
export const SIGNATURE_LENGTH = 32

/** `bounces+<signature>@atrio.example` for `bounces@atrio.example`. */
export const signedAddress = (address: string, signature: string): string => address.replace('@', `+${signature}@`)

/** An address that has room for the signature. */
export const bounceAddress: Read<string> = (value) => {
  const address = asciiAddress(value)
  const fits = address !== undefined && asciiAddress(signedAddress(address, '0'.repeat(SIGNATURE_LENGTH))) !== undefined
  return fits ? address : wrong('an e-mail address with at most 31 characters before the @')
}
