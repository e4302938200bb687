import { useTranslation } from '@atrio/i18n'
import { AppLink, useChurch, useViewer } from '@atrio/tenant-core'
import { Button, chipCss, gutterCss, mutedCss, smallCss } from '@atrio/ui'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { forgetTerms, recentTerms, type TermsOwner } from '../model/recent-terms.ts'
import { searchPath } from '../page-paths.ts'

/** What the person, or visitors, searched for on this device. */
export function RecentSearches() {
  const { id: churchId } = useChurch()
  const viewer = useViewer()
  return <RecentTerms key={viewer} owner={{ viewer, churchId }} />
}

function RecentTerms({ owner }: { owner: TermsOwner }) {
  const { t } = useTranslation('search')
  const [terms, setTerms] = useState(() => recentTerms(owner))
  const [isCleared, setCleared] = useState(false)
  const cleared = useRef<HTMLParagraphElement>(null)
  const titleId = useId()
  // the pressed button is gone with the list
  useLayoutEffect(() => {
    if (isCleared) cleared.current?.focus({ preventScroll: true })
  }, [isCleared])
  const forget = () => {
    forgetTerms(owner)
    setTerms([])
    setCleared(true)
  }
  if (isCleared) {
    return (
      <p ref={cleared} tabIndex={-1} css={[gutterCss, mutedCss, { paddingBottom: 'var(--section)' }]}>
        {t('recent.cleared')}
      </p>
    )
  }
  if (terms.length === 0) return null
  return (
    <section aria-labelledby={titleId} css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
      <h2 id={titleId} css={{ fontSize: '1.25rem' }}>
        {t('recent.title')}
      </h2>
      <p css={[mutedCss, smallCss]}>{t('recent.note')}</p>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginBlock: 'var(--s4)' }}>
        {terms.map((term) => (
          <li key={term} css={{ minWidth: 0 }}>
            <AppLink to={searchPath(term)} css={[chipCss, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]}>
              {term}
            </AppLink>
          </li>
        ))}
      </ul>
      <Button onClick={forget}>{t('recent.clear')}</Button>
    </section>
  )
}
