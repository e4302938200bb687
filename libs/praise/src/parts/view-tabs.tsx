import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import type { KeyboardEvent } from 'react'
import type { ShowType } from '../model/show-type.ts'

const tabs = css({
  display: 'flex',
  gap: 'var(--s6)',
  marginTop: 'var(--s5)',
  width: 'fit-content',
  borderBottom: '1px solid var(--hairline)',
  '& > button': {
    minHeight: '3rem',
    padding: 0,
    border: 0,
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    background: 'none',
    color: 'var(--muted)',
    '&[aria-selected="true"]': { color: 'var(--ink)', fontWeight: 600, borderColor: 'var(--accent-edge)' },
    '&:hover': { color: 'var(--ink)' },
  },
})

type Props = { views: ShowType[]; view: ShowType; panelId: string; onView: (view: ShowType) => void }

/** Tabs of a song's views; none for a single view. */
export function ViewTabs({ views, view, panelId, onView }: Props) {
  const { t } = useTranslation('praise')
  if (views.length < 2) return null
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key]
    // with a modifier the browser's: back, forward, selecting
    if (!way || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    const next = (views.indexOf(view) + way + views.length) % views.length
    onView(views[next]!)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <div role="tablist" aria-label={t('views')} onKeyDown={onKeyDown} css={tabs} data-print="no">
      {views.map((name) => (
        <button
          key={name}
          type="button"
          role="tab"
          id={`${panelId}-${name}`}
          aria-selected={name === view}
          aria-controls={panelId}
          tabIndex={name === view ? 0 : -1}
          onClick={() => onView(name)}
        >
          {t(`view.${name}`)}
        </button>
      ))}
    </div>
  )
}
