import { useTranslation } from '@atrio/i18n'
import { Button, CheckIcon, CopyIcon, media } from '@atrio/ui'
import { css } from '@emotion/react'
import { useState } from 'react'

const row = css({ display: 'flex', [media.tabletDown]: { flexDirection: 'column', gap: '.6rem' } })
const codeCss = css({
  flex: 1,
  minWidth: 0,
  padding: '.8rem .9rem',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  font: '400 1rem/1.4 ui-monospace, monospace',
  whiteSpace: 'nowrap',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  '&:focus': { overflow: 'auto', textOverflow: 'clip' },
  '&[data-whole]': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  [media.tabletUp]: { borderRight: 0, borderRadius: 'var(--radius) 0 0 var(--radius)' },
})
const buttonRoom = css({
  display: 'grid',
  [media.tabletUp]: { '& > button': { borderRadius: '0 var(--radius) var(--radius) 0' } },
})

type Props = {
  label: string
  /** The copied text. */
  value: string
  /** The shown text, when groups make it easier to read. */
  shown?: string
  action: string
  primary?: boolean
  /** Never truncated, because it is short enough to read out. */
  whole?: boolean
}

/** A code with a copy button. */
export function CopyField({ label, value, shown = value, action, primary, whole }: Props) {
  const { t } = useTranslation('payment')
  const [state, setState] = useState<'idle' | 'copied' | 'failed'>('idle')
  const copy = () =>
    Promise.resolve(navigator.clipboard?.writeText(value) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setState('copied'),
      () => setState('failed'),
    )
  return (
    <div>
      <div css={row}>
        <code role="group" tabIndex={0} aria-label={label} css={codeCss} data-whole={whole || undefined}>
          {shown}
        </code>
        <div css={buttonRoom}>
          <Button variant={primary ? 'primary' : 'line'} onClick={() => void copy()}>
            {state === 'copied' ? <CheckIcon size="sm" /> : <CopyIcon size="sm" />}
            {action}
          </Button>
        </div>
      </div>
      <p role="status" css={{ minHeight: '1.5em', color: 'var(--muted)', fontSize: 'var(--t-small)' }}>
        {state === 'copied' && t('copied')}
        {state === 'failed' && t('copyFailed')}
      </p>
    </div>
  )
}
