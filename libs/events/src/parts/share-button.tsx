import { useTranslation } from '@atrio/i18n'
import { LinkButton, ShareIcon } from '@atrio/ui'
import { useState } from 'react'

/** Shares this page where the system can, else copies its address, else shows it: it always does something. */
export function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation('events')
  const [outcome, setOutcome] = useState<string>()

  const copy = (url: string) => navigator.clipboard.writeText(url).then(() => t('shared'))
  const share = async () => {
    const url = location.href
    if ('share' in navigator) {
      // who closes the system's sheet has had an answer
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    // the clipboard is missing on plain http, and may be refused
    setOutcome(
      await Promise.resolve(url)
        .then(copy)
        .catch(() => t('address', { url })),
    )
  }

  return (
    <>
      <LinkButton onClick={() => void share()}>
        <ShareIcon size="sm" />
        {t('share')}
      </LinkButton>
      <span role="status" css={{ color: 'var(--muted)', overflowWrap: 'anywhere' }}>
        {outcome}
      </span>
    </>
  )
}
