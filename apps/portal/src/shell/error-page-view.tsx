import { useTranslation } from '@atrio/i18n'
import { buttonCss, leadCss, linkCss, media, Picture, Row } from '@atrio/ui'
import { css } from '@emotion/react'
import { Brand } from './brand.tsx'
import type { ErrorWords } from './error-query.ts'

export type ErrorPageViewProps = ErrorWords & {
  /** The church's name. Without one the page has the product's name and a frame of its own. */
  siteName?: string
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
const quietText = css({ color: 'var(--muted)', fontSize: 'var(--t-small)' })

/**
 * The error and links onward. Needs messages but neither church nor router, so it also works without a known church.
 * Its links reload the document, since the running one may have failed.
 */
export function ErrorPageView({ siteName, ...words }: ErrorPageViewProps) {
  const { t } = useTranslation('shell')
  const { kind, message, requestId } = words
  const alone = siteName === undefined
  // an empty address is the document itself
  const retryHref = words.retryHref ?? (alone ? '' : undefined)
  const page = (
    <section aria-labelledby="error-title" css={frame}>
      <Picture seed={`door-${kind}`} shape="wide" />
      <div>
        <h1 id="error-title">{t(`error.${kind}.title`)}</h1>
        <p css={leadCss}>{t(`error.${kind}.text`)}</p>
        {message && (
          <figure css={quote}>
            <figcaption css={quietText}>{t('error.message')}</figcaption>
            <blockquote>{message}</blockquote>
          </figure>
        )}
        <Row gap={5} css={{ marginTop: 'var(--s6)' }}>
          {retryHref !== undefined && (
            <a href={retryHref} css={buttonCss(alone ? 'line' : 'primary')}>
              {t('error.retry')}
            </a>
          )}
          {!alone && (
            <a href="/" css={retryHref === undefined ? buttonCss('line') : linkCss}>
              {t('error.home')}
            </a>
          )}
        </Row>
        {requestId && (
          <p css={[quietText, { marginTop: 'var(--s6)', overflowWrap: 'anywhere' }]}>
            {t('error.requestId')} {requestId}
          </p>
        )}
      </div>
    </section>
  )
  return (
    <>
      <title>{`${t(`error.${kind}.title`)} · ${siteName ?? 'Atrio'}`}</title>
      <meta name="robots" content="noindex" />
      {alone ? (
        <>
          <header css={{ padding: 'var(--s4) var(--gutter)' }}>
            <Brand name="Atrio" logo={null} />
          </header>
          <main>{page}</main>
        </>
      ) : (
        page
      )}
    </>
  )
}
