import { figuresCss, IconButton, MinusIcon, PlusIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEventWords } from '../parts/use-event-words.ts'

const frame = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 'var(--s1)',
  '& > button': { borderColor: 'var(--line-strong)', width: '2.75rem', height: '2.75rem' },
  '& > button[aria-disabled="true"]': { borderColor: 'var(--hairline)' },
})
const count = css(figuresCss, { minWidth: '2.25rem', textAlign: 'center', fontSize: '1.375rem', lineHeight: 1 })

type Props = { label: string; value: number; most: number; onChange: (value: number) => void }

/** Quantity input. Its buttons stay focusable at either limit, so that the focus is not lost. */
export function Stepper({ label, value, most, onChange }: Props) {
  const { t } = useEventWords()
  const step = (next: number) => ({
    'aria-disabled': next < 0 || next > most || undefined,
    onClick: () => next >= 0 && next <= most && onChange(next),
  })
  return (
    <div role="group" aria-label={label} css={frame}>
      <IconButton label={t('stepper.less', { name: label })} {...step(value - 1)}>
        <MinusIcon size="sm" />
      </IconButton>
      <output css={count}>{value}</output>
      <IconButton label={t('stepper.more', { name: label })} {...step(value + 1)}>
        <PlusIcon size="sm" />
      </IconButton>
    </div>
  )
}
