/** Domains of one provider, which ignores dots in addresses. */
const DOTLESS = new Set(['gmail.com', 'googlemail.com'])

/**
 * The subject of limits per person: a member and a guest with the same address are one, and so are spellings of an
 * address that reach the same mailbox. Only compared, never mailed to.
 */
export function buyerKey(email: string): string {
  const [box = '', domain = ''] = email.trim().toLowerCase().split('@')
  const plain = box.replace(/\+.*/s, '')
  if (!DOTLESS.has(domain)) return `email ${plain}@${domain}`
  return `email ${plain.replaceAll('.', '')}@gmail.com`
}
