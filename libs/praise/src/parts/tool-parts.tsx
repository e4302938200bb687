import { ChevronDownIcon, media, RefreshIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'

const group = css({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', maxWidth: '100%' })
const label = css({
  marginRight: '.5rem',
  color: 'var(--muted)',
  fontSize: 'var(--t-small)',
  '&[data-obvious]': { [media.phoneOnly]: { display: 'none' } },
})
const segment = css({
  display: 'inline-flex',
  maxWidth: '100%',
  border: '1px solid var(--line-strong)',
  borderRadius: 'var(--radius)',
  '& > * + *': { borderLeft: '1px solid var(--hairline)' },
  '& > button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '2.75rem',
    minHeight: '2.75rem',
    padding: '0 .6rem',
    border: 0,
    background: 'none',
    color: 'inherit',
    [media.tabletUp]: { padding: '0 .85rem' },
    '&:hover': { background: 'var(--wash-soft)' },
    '&[aria-disabled="true"]': { color: 'var(--muted)', opacity: 0.6, cursor: 'not-allowed' },
  },
})
const field = css({
  position: 'relative',
  minWidth: 0,
  display: 'inline-flex',
  alignItems: 'center',
  '& > select': {
    appearance: 'none',
    minHeight: '2.75rem',
    minWidth: 0,
    maxWidth: '100%',
    padding: '0 1.85rem 0 .7rem',
    border: 0,
    borderRadius: 'inherit',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    '& > option': { background: 'var(--raised)', color: 'var(--ink)' },
  },
  '& > svg': { position: 'absolute', right: '.7rem', pointerEvents: 'none' },
})

type GroupProps = {
  name: string
  /** Hides the label on phones, where the controls explain themselves. */
  obvious?: boolean
  children: ReactNode
}

/** A labelled group of controls. */
export const ToolGroup = ({ name, obvious, children }: GroupProps) => (
  <div css={group}>
    {/* the controls have whole names of their own */}
    <span aria-hidden css={label} data-obvious={obvious}>
      {name}
    </span>
    <span css={segment}>{children}</span>
  </div>
)

type ResetProps = { label: string; onReset: () => void }

/** Unmounts once pressed, so the focus moves to the control before it. */
export const ToolReset = ({ label: name, onReset }: ResetProps) => (
  <button
    type="button"
    aria-label={name}
    onClick={({ currentTarget: { previousElementSibling: before } }) => {
      if (before instanceof HTMLElement) before.focus()
      onReset()
    }}
  >
    <RefreshIcon size="sm" />
  </button>
)

type SelectProps<Value extends string | number> = {
  /** The accessible name of the choice. */
  label: string
  value: Value
  options: readonly { value: Value; name: string }[]
  onChange: (value: Value) => void
}

/** The native select: small, and familiar on every device. */
export function ToolSelect<Value extends string | number>({
  label: name,
  value,
  options,
  onChange,
}: SelectProps<Value>) {
  return (
    <span css={field}>
      <select
        aria-label={name}
        value={value}
        onChange={({ target }) => {
          const chosen = options[target.selectedIndex]
          if (chosen) onChange(chosen.value)
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </select>
      <ChevronDownIcon size="sm" />
    </span>
  )
}
