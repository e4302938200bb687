import { useTranslation } from '@atrio/i18n'
import { pageBlockedAtom, useDestination } from '@atrio/tenant-core'
import { css, keyframes } from '@emotion/react'
import { useAtomValue } from 'jotai'
import { useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'

const advance = keyframes({ from: { transform: 'scaleX(0)' }, to: { transform: 'scaleX(.9)' } })
const line = css({
  position: 'fixed',
  zIndex: 40,
  inset: '0 0 auto',
  height: 3,
  background: 'var(--accent-edge)',
  transformOrigin: 'left',
  // a page that comes at once shows no line
  animation: `${advance} 8s cubic-bezier(0, .6, .2, 1) 400ms both`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
})

/** The thin line at the top while the next page is on its way. */
export const PendingLine = () =>
  useDestination().key === useLocation().key ? null : <div aria-hidden data-pending css={line} />

const veil = css({
  position: 'fixed',
  zIndex: 60,
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'color-mix(in srgb, var(--paper) 82%, transparent)',
  font: 'italic 400 var(--t-lead)/1.4 var(--serif)',
  '& > span': { animation: 'breathe 1.2s ease-in-out infinite alternate' },
  '@media (prefers-reduced-motion: reduce)': { '& > span': { animation: 'none' } },
})

/** Shown while the GLOBAL loading context blocks the page; the shell makes the page inert meanwhile. */
export function PageVeil() {
  const { t } = useTranslation('shell')
  const blocked = useAtomValue(pageBlockedAtom)
  const before = useRef<Element | null>(null)
  useLayoutEffect(() => {
    if (blocked) {
      // an inert page loses its focus, which is restored afterwards
      before.current = document.activeElement
      return
    }
    if (before.current instanceof HTMLElement) before.current.focus()
    before.current = null
  }, [blocked])
  return (
    <div role="status">
      {blocked && (
        <div css={veil}>
          <span>{t('loading')}</span>
        </div>
      )}
    </div>
  )
}
