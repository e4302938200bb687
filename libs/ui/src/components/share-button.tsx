import { useState } from 'react'
import { ShareIcon } from '../icons/index.ts'
import { LinkButton } from './button.tsx'

export type ShareWords = {
  share: string
  /** Shown when the address was copied. */
  shared: string
  /** Shown when it could not be copied: the address itself. */
  address: (url: string) => string
}

type Props = {
  title: string
  words: ShareWords
  /** The path to share, evaluated on press; default: this page. */
  path?: () => string
  /** When a page has several: what each one shares. */
  label?: string
}

/** Whether the system's share sheet was opened: closing it is no error. */
const offered = (data: ShareData) =>
  navigator.share(data).then(
    () => true,
    (error: unknown) => error instanceof DOMException && error.name === 'AbortError',
  )

/** Shares an address through the system, else copies it, else shows it. */
export function ShareButton({ title, words, path, label }: Props) {
  const [outcome, setOutcome] = useState<string>()
  const copy = (url: string) => navigator.clipboard.writeText(url).then(() => words.shared)
  const share = async () => {
    const url = path ? new URL(path(), location.origin).href : location.href
    if ('share' in navigator && (await offered({ title, url }))) return
    // the clipboard is missing on plain http, and may be refused
    const said = Promise.resolve(url)
      .then(copy)
      .catch(() => words.address(url))
    setOutcome(await said)
  }
  return (
    <>
      <LinkButton aria-label={label} onClick={() => void share()}>
        <ShareIcon size="sm" />
        {words.share}
      </LinkButton>
      <span role="status" css={{ color: 'var(--muted)', overflowWrap: 'anywhere' }}>
        {outcome}
      </span>
    </>
  )
}
