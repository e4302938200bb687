import { consentPurposes, refusedBySignal, type ConsentPurpose } from './third-parties.ts'

/** The cookie with a browser's choice: no personal data, no identifier. */
export const CONSENT_COOKIE = 'atrio_consent'

/** Seconds for which a choice counts, half a year: then it is asked for again. */
export const CONSENT_SECONDS = 180 * 24 * 60 * 60

/** Version of the question's wording. With another one everybody is asked again, and nothing counts until then. */
export const CONSENT_VERSION = 1

/** A choice: what was asked, and which of it was agreed to. */
export type Consent = { asked: ConsentPurpose[]; granted: ConsentPurpose[] }

const LETTERS: Record<ConsentPurpose, string> = {
  statistics: 's',
  marketing: 'm',
  chat: 'c',
  survey: 'f',
  recording: 'r',
}
const lettersOf = (purposes: readonly ConsentPurpose[]) => purposes.map((purpose) => LETTERS[purpose]).join('')
const purposesIn = (letters: string) => consentPurposes.filter((purpose) => letters.includes(LETTERS[purpose]))

/** Version, church, what was asked, what was granted: `1.7.smc.s`. */
const VALUE = /^(\d{1,6})\.(\d{1,10})\.([smcfr]{0,5})\.([smcfr]{0,5})$/

export const consentValue = (church: number, { asked, granted }: Consent): string =>
  [CONSENT_VERSION, church, lettersOf(asked), lettersOf(granted)].join('.')

/** The choice in a cookie's value; null for none, another church's, or one about another wording. */
export function readConsent(value: string | undefined, church: number): Consent | null {
  const [, version, id, asked = '', granted = ''] = VALUE.exec(value ?? '') ?? []
  if (Number(version) !== CONSENT_VERSION || Number(id) !== church) return null
  return {
    asked: purposesIn(asked),
    granted: purposesIn(granted).filter((purpose) => asked.includes(LETTERS[purpose])),
  }
}

/** What may run: used by the church, agreed to, and not refused by the browser's signal. */
export const mayRun = (
  used: readonly ConsentPurpose[],
  consent: Consent | null,
  hasSignal: boolean,
): ConsentPurpose[] =>
  used.filter((purpose) => consent?.granted.includes(purpose) && !(hasSignal && refusedBySignal.includes(purpose)))

/** What has to be asked: used by the church, not asked yet, and not refused by the signal anyway. */
export const stillToAsk = (
  used: readonly ConsentPurpose[],
  consent: Consent | null,
  hasSignal: boolean,
): ConsentPurpose[] =>
  used.filter((purpose) => !consent?.asked.includes(purpose) && !(hasSignal && refusedBySignal.includes(purpose)))
