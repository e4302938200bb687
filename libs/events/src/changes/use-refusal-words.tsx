import { ApiError } from '@atrio/api-client'
import { formatPhone, telHref, useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import type { ReactNode } from 'react'

const KNOWN = ['not_allowed', 'too_late', 'unpaid', 'by_hand', 'disputed', 'over', 'limit'] as const
type Refusal = (typeof KNOWN)[number]

const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError ? KNOWN.find((code) => code === error.fields['ticket']) : undefined

/** How to reach the church, after the words of a refusal. */
function Contact() {
  const { t } = useTranslation('ticketChanges')
  const { phone, email } = useChurch()
  if (!phone && !email) return <>{t('refusal.noContact')}</>
  return (
    <>
      {t('refusal.contact')} {phone && <a href={telHref(phone)}>{formatPhone(phone)}</a>}
      {phone && email && ', '}
      {email && <a href={`mailto:${email}`}>{email}</a>}
    </>
  )
}

/** The words of a refusal with the church's contact, or of a failure. */
export function useRefusalWords(change: 'cancel' | 'pass') {
  const { t } = useTranslation('ticketChanges')
  const words = (refusal: Refusal) =>
    change === 'pass' && (refusal === 'not_allowed' || refusal === 'too_late')
      ? t(`refusal.pass_${refusal}`)
      : t(`refusal.${refusal}`)
  const explain = (refusal: Refusal): ReactNode => (
    <>
      {words(refusal)} <Contact />
    </>
  )
  return {
    explain,
    /** As text, for a form. */
    textOf: (error: unknown): string => {
      if (error instanceof ApiError && error.status === 429) return t('refusal.limited')
      const refusal = refusalOf(error)
      return refusal ? words(refusal) : t('refusal.failed')
    },
    failure: (error: unknown): ReactNode => {
      const refusal = refusalOf(error)
      return refusal ? explain(refusal) : t('refusal.failed')
    },
  }
}
