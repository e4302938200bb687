type Words = { subject: string; lines: string[] }

export type RenewalMailKind =
  | 'remind'
  | 'ahead'
  | 'price'
  | 'noCard'
  | 'gone'
  | 'ended'
  | 'failed'
  | 'failedByBank'
  | 'stopped'
  | 'stoppedByBank'
  | 'missed'

/** `{name}` are placeholders. */
export type RenewalMailWords = Record<RenewalMailKind, Words> & {
  /** To the own subscription, and to the plans. */
  button: string
  plans: string
  footer: string
  /** How a subscription goes on, for the mail with its receipt. */
  endsThere: string
  renews: string
}
