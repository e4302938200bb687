import { useTranslation } from '@atrio/i18n'
import { LinkButton, ShareIcon } from '@atrio/ui'
import { useState } from 'react'

type Props = {
  title: string
  label: string
  /** Where it leads, when it is pressed. */
  path: () => string
}

/** Whether the system has asked the person: who closes its sheet has had an answer. */
const offered = (data: ShareData) =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

/** Shares an address where the system can, else copies it, else shows it: it always does something. */
export function ShareButton({ title, label, path }: Props) {
  const { t } = useTranslation('podcast')
  const [outcome, setOutcome] = useState<string>()
  const copy = (url: string) => navigator.clipboard.writeText(url).then(() => t('shared'))
  const share = async () => {
    const url = new URL(path(), location.origin).href
    if ('share' in navigator && (await offered({ title, url }))) return
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
