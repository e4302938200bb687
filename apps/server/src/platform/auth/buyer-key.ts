/** Domains of one provider, which takes an address with dots as the same without. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * Whom the limits per person count: a member and a guest with the same address are one, and so are the spellings of an
 * address that arrive in the same mailbox. Only ever compared, never written to.
 */
export function buyerKey(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = box.replace(/\+.*/s, '')
  if (!DOTLESS.has(domain)) return `email ${plain}@${domain}`
  return `email ${plain.replaceAll('.', '')}@gmail.com`
}
