import { useTranslation } from '@atrio/i18n'
import { buttonCss, leadCss, linkCss, media, Picture, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import type { ErrorWords } from './error-query.ts'

export type ErrorPageViewProps = ErrorWords & {
  /** The church's name; the product's where no church is known. */
  siteName?: string
  homeHref?: string
}

const frame = css({
  display: 'grid',
  gap: 'var(--s6)',
  padding: 'var(--s6) var(--gutter) var(--section)',
  '& h1': { marginBottom: '.35em' },
  [media.tabletBigUp]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
    gap: '5rem',
    alignItems: 'center',
    paddingBlock: 'var(--s16) var(--s24)',
    '& .window': { order: 2 },
  },
})
const quote = css({ marginTop: 'var(--s5)', borderLeft: '2px solid var(--hairline)', paddingLeft: 'var(--s4)' })

/**
 * What happened, and the way on. Needs words but neither church nor router: it also stands where no church is known.
 * Its links load the document anew, since what failed may be the running one.
 */
export function ErrorPageView({ kind, message, retryHref, siteName = 'Atrio', homeHref }: ErrorPageViewProps) {
  const { t } = useTranslation('shell')
  const title = t(`error.${kind}.title`)
  return (
    <>
      <title>{`${title} · ${siteName}`}</title>
      <meta name="robots" content="noindex" />
      <section aria-labelledby="error-title" css={frame}>
        <Picture seed={`door-${kind}`} shape="wide" />
        <div>
          <h1 id="error-title">{title}</h1>
          <p css={leadCss}>{t(`error.${kind}.text`)}</p>
          {message && (
            <figure css={quote}>
              <figcaption css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{t('error.message')}</figcaption>
              <blockquote>{message}</blockquote>
            </figure>
          )}
          <Row gap={5} css={{ marginTop: 'var(--s6)' }}>
            {retryHref && (
              <a href={retryHref} css={buttonCss('primary')}>
                {t('error.retry')}
              </a>
            )}
            {homeHref && (
              <a href={homeHref} css={retryHref ? linkCss : buttonCss('line')}>
                {t('error.home')}
              </a>
            )}
          </Row>
        </div>
      </section>
    </>
  )
}
