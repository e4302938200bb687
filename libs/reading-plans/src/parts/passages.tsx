import type { Passage } from '@atrio/api-client'
import { PassageLink } from '@atrio/scripture'
import { linkCss } from '@atrio/ui'
import { css } from '@emotion/react'

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '.1em var(--s4)', font: '400 1.1875rem/1.5 var(--serif)' })

/** The passages of a day; where the church has a Bible, they open in place. */
export function Passages({ passages }: { passages: readonly Passage[] }) {
  return (
    <ul css={list}>
      {passages.map((passage) => (
        <li key={passage.reference}>
          <PassageLink {...passage} css={[linkCss, { font: 'inherit' }]} />
        </li>
      ))}
    </ul>
  )
}
