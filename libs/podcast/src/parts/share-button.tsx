import { useTranslation } from '@atrio/i18n'
import { LinkButton, ShareIcon } from '@atrio/ui'
import { useState } from 'react'

type Props = {
  title: string
  label: string
  /** Where it leads, when it is pressed. */
  path: () => string
}

/** Shares an address where the system can, else copies it, else shows it: it always does something. */
export function ShareButton({ title, label, path }: Props) {
  const { t } = useTranslation('podcast')
  const [outcome, setOutcome] = useState<string>()
  const copy = (url: string) => navigator.clipboard.writeText(url).then(() => t('shared'))
  const share = async () => {
    const url = new URL(path(), location.origin).href
    if ('share' in navigator) {
      // who closes the system's sheet has had an answer
      await navigator.share({ title, url }).catch(() => undefined)
      return
    }
    // the clipboard is missing on plain http, and may be refused
    const said = Promise.resolve(url)
      .then(copy)
      .catch(() => t('address', { url }))
    setOutcome(await said)
  }
  return (
    <>
      <LinkButton aria-label={`${label}: ${title}`} onClick={() => void share()}>
        <ShareIcon size="sm" />
        {label}
      </LinkButton>
      <span role="status" css={{ color: 'var(--muted)', overflowWrap: 'anywhere', fontSize: 'var(--t-small)' }}>
        {outcome}
      </span>
    </>
  )
}
