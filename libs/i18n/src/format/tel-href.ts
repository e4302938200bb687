/** The address that calls a phone number: its digits, and its plus. */
export const telHref = (phone: string): string => `tel:${phone.replace(/[^\d+]/g, '')}`
