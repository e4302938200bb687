import type { Devotional } from '@atrio/api-client'
import { ScriptureText } from '@atrio/scripture'
import { useChurch } from '@atrio/tenant-core'
import { css } from '@emotion/react'

const frame = css({
  maxWidth: 'var(--measure)',
  margin: 0,
  paddingInlineStart: 'var(--s5)',
  borderInlineStart: '3px solid var(--accent-edge)',
  '& blockquote': { margin: 0, font: 'italic 400 1.375rem/1.45 var(--serif)', whiteSpace: 'pre-line' },
  '& figcaption': { marginTop: 'var(--s3)', color: 'var(--muted)' },
})

/** The verse of a devotional, with its reference and the credit of its translation. */
export function Verse({ devotional: { verse, verseCredit, reference } }: { devotional: Devotional }) {
  const { locale } = useChurch()
  if (!verse) {
    return (
      reference && (
        <div css={{ fontWeight: 600 }}>
          <ScriptureText text={reference} />
        </div>
      )
    )
  }
  return (
    <figure css={frame} lang={locale}>
      <blockquote>{verse}</blockquote>
      <figcaption>
        {reference && (
          <cite css={{ fontStyle: 'normal', fontWeight: 600, color: 'var(--ink)' }}>
            <ScriptureText text={reference} />
          </cite>
        )}
        {verseCredit && <span css={{ display: 'block', fontSize: 'var(--t-small)' }}>{verseCredit}</span>}
      </figcaption>
    </figure>
  )
}
