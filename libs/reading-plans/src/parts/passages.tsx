import type { Passage } from '@atrio/api-client'
import { AppLink, useLinks } from '@atrio/tenant-core'
import { linkCss } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '.1em var(--s4)', font: '400 1.1875rem/1.5 var(--serif)' })

/** The passages of a day; links when the portal has a Bible. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  const linkTo = useLinks()
  return (
    <ul css={list}>
      {passages.map(({ reference, book, chapter }) => {
        const to = book !== null && chapter !== null ? linkTo('bible.page', { book, chapter }) : undefined
        return (
          <li key={reference}>
            {to ? (
              <AppLink to={to} css={[linkCss, { font: 'inherit' }]}>
                {reference}
              </AppLink>
            ) : (
              reference
            )}
          </li>
        )
      })}
    </ul>
  )
}
