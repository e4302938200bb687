import type { Image } from '@atrio/api-client'
import { RichContent } from '@atrio/rich-content'
import { ScriptureRegion } from '@atrio/scripture'
import { BackLink, useChurch } from '@atrio/tenant-core'
import { kickerCss, leadCss, LinkButton, media, Picture, PrinterIcon, ShareButton } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ReactNode } from 'react'
import { useWritingWords } from '../data/use-writing-words.ts'

// Full width on phones, as wide as the text elsewhere.
const frame = css({
  [media.tabletBigUp]: { paddingInline: 'var(--gutter)' },
  '& .window': {
    borderRadius: 0,
    [media.tabletBigUp]: { borderRadius: 'var(--radius-window)', aspectRatio: '1296/400' },
  },
})
// The facts of a text are in the margin on desktops, above it elsewhere.
const body = css({
  display: 'grid',
  gap: 'var(--s6)',
  padding: 'var(--s8) var(--gutter) var(--section)',
  '& h1': { marginTop: '.15em', overflowWrap: 'break-word' },
  [media.tabletBigUp]: {
    gridTemplateColumns: '15rem minmax(0, 1fr)',
    columnGap: '5rem',
    '& > :not([data-margin])': { gridColumn: 2 },
    '& > [data-margin]': { gridColumn: 1, gridRow: 1 },
  },
})
const margin = css({ color: 'var(--muted)', display: 'grid', gap: 'var(--s1)', alignContent: 'start' })
const acts = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 'var(--s2) var(--s5)' })
const text = css({ maxWidth: 'var(--measure)' })

type Props = {
  /** Link to the list. */
  back: { to: string; label: string }
  kicker?: ReactNode
  title: string
  lead?: string | null
  image: Image | null
  /** Seed of the stained glass shown without a picture. */
  seed: string
  /** Date, author, reading time: one line each; empty ones are left out. */
  facts?: readonly ReactNode[]
  /** Rendered before the text: a verse. */
  before?: ReactNode
  html: string | null
  /** Rendered after the text: documents, lessons. */
  children?: ReactNode
}

/** A text of the church, with its actions. */
export function ArticlePage({ back, kicker, title, lead, image, seed, facts = [], before, html, children }: Props) {
  const { t, sharing } = useWritingWords()
  const { locale } = useChurch()
  const known = facts.filter(Boolean)
  return (
    <>
      <BackLink {...back} css={{ marginBottom: 'var(--s2)' }} />
      <div css={frame}>
        <Picture src={image?.url} alt={image?.alt} seed={seed} shape="wide" priority />
      </div>
      <article css={body}>
        <header>
          {kicker && <p css={kickerCss}>{kicker}</p>}
          <h1>{title}</h1>
          {lead && <p css={[leadCss, { marginTop: '.6em' }]}>{lead}</p>}
        </header>
        {known.length > 0 && (
          <div data-margin css={margin}>
            {known.map((fact, index) => (
              <p key={index}>{fact}</p>
            ))}
          </div>
        )}
        {before}
        {html && (
          <div css={text}>
            <ScriptureRegion html={html}>
              <RichContent html={html} lang={locale} />
            </ScriptureRegion>
          </div>
        )}
        {children}
        <div css={acts} data-print="no">
          <ShareButton title={title} words={sharing} />
          <LinkButton onClick={() => window.print()}>
            <PrinterIcon size="sm" />
            {t('writing.print')}
          </LinkButton>
        </div>
      </article>
    </>
  )
}
