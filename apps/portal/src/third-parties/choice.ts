import { consentApi, randomUuid, type ConsentRecord } from '@atrio/api-client'
import {
  CONSENT_COOKIE,
  CONSENT_SECONDS,
  consentValue,
  mayRun,
  purposesOf,
  readConsent,
  stillToAsk,
  usedThirdParties,
  type Consent,
  type ConsentPurpose,
  type ThirdParties,
} from '@atrio/contract/rules'
import { sessionAtom, type FeatureContext } from '@atrio/tenant-core'
import { writeCookie } from '../write-cookie.ts'

/** Local storage's name for the random id of this browser's choices, and what of them the server has. */
const RECORD_KEY = 'atrio.consent'

type Recorded = { id: string; sent?: string }

/** What the church uses of others; undefined for nothing. */
export const thirdPartiesOf = ({ config, tenant }: FeatureContext): ThirdParties | undefined =>
  config.thirdParties && usedThirdParties(config.thirdParties, tenant.church)

/** Global Privacy Control or Do Not Track. */
export const hasSignal = (): boolean =>
  ('globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true) || navigator.doNotTrack === '1'

export function chosen({ tenant }: FeatureContext): Consent | null {
  const cookie = document.cookie.split('; ').find((part) => part.startsWith(`${CONSENT_COOKIE}=`))
  return readConsent(cookie?.slice(CONSENT_COOKIE.length + 1), tenant.church.id)
}

/** Purposes that the church uses. */
export const usedPurposes = (ctx: FeatureContext): ConsentPurpose[] => purposesOf(thirdPartiesOf(ctx))

/** Purposes that the visitor agreed to. */
export const granted = (ctx: FeatureContext): ConsentPurpose[] => mayRun(usedPurposes(ctx), chosen(ctx), hasSignal())

/** Purposes that the visitor has not been asked about. */
export const unanswered = (ctx: FeatureContext): ConsentPurpose[] =>
  stillToAsk(usedPurposes(ctx), chosen(ctx), hasSignal())

/** Stores a choice in the cookie that the server reads, and records it there. */
export async function choose(ctx: FeatureContext, purposes: readonly ConsentPurpose[]): Promise<void> {
  const asked = usedPurposes(ctx)
  const value = consentValue(ctx.tenant.church.id, { asked, granted: asked.filter((one) => purposes.includes(one)) })
  writeCookie(CONSENT_COOKIE, value, CONSENT_SECONDS)
  // the same answer to a question that came back after half a year is a new choice
  const before = readRecorded()
  if (before) writeRecorded({ id: before.id })
  await recordChoice(ctx)
}

/**
 * Sends the choice to the server unless it has it: after a choice, after a sign-in, and at the next start where that
 * failed.
 */
export async function recordChoice(ctx: FeatureContext): Promise<void> {
  const consent = chosen(ctx)
  if (!consent) return
  const { store, tenant, locale } = ctx
  const before = readRecorded()
  const account = store.get(sessionAtom).account?.id
  const value = consentValue(tenant.church.id, consent)
  const sent = account === undefined ? value : `${value} ${account}`
  // signing out is no new choice
  if (before?.sent === sent || (account === undefined && before?.sent?.startsWith(`${value} `))) return
  const record: ConsentRecord = { id: before?.id ?? randomUuid(), locale, ...consent }
  writeRecorded({ ...before, id: record.id })
  try {
    await ctx.api.run(consentApi.record, record)
    writeRecorded({ id: record.id, sent })
  } catch (error) {
    console.warn('the choice is recorded at the next start', error)
  }
}

function readRecorded(): Recorded | null {
  try {
    return JSON.parse(localStorage.getItem(RECORD_KEY) ?? 'null') as Recorded | null
  } catch {
    return null
  }
}

function writeRecorded(recorded: Recorded): void {
  try {
    localStorage.setItem(RECORD_KEY, JSON.stringify(recorded))
  } catch {
    // storage is closed to us: the choice is recorded under a new id
  }
}
