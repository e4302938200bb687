import { useTranslation } from '@atrio/i18n'
import { buttonCss } from '@atrio/ui'
import { css } from '@emotion/react'
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router'

const box = css({
  padding: 'var(--s8) var(--gutter)',
  '& h1': { fontSize: 'var(--t-3)', lineHeight: 1.22 },
  '& p': { margin: '.35em 0 var(--s5)', color: 'var(--muted)', maxWidth: '32em' },
})

/** The address to retry: only a page that can be framed. */
const framedPath = (from: string | null) => (from && /^\/embed\/[\w/-]+(?:\?|$)/.test(from) ? from : undefined)

/** Describes the failure, with a retry if one may help. */
function Failure({ kind, retryHref }: { kind: 'missing' | 'failed'; retryHref?: string | undefined }) {
  const { t } = useTranslation('embed')
  return (
    <section role="alert" css={box}>
      <title>{t(`${kind}.title`)}</title>
      <h1>{t(`${kind}.title`)}</h1>
      <p>{t(`${kind}.text`)}</p>
      {retryHref && (
        <a href={retryHref} css={buttonCss('line')}>
          {t('retry')}
        </a>
      )}
    </section>
  )
}

/** For a path without a feature; a page without an answer redirects here too, with its address. */
export function FailedPage() {
  const retryHref = framedPath(new URLSearchParams(useLocation().search).get('from'))
  return <Failure kind={retryHref ? 'failed' : 'missing'} retryHref={retryHref} />
}

/** A page whose load or rendering failed, in its place. */
export function RouteFailure() {
  const { pathname, search } = useLocation()
  const error = useRouteError()
  const missing = isRouteErrorResponse(error) && error.status === 404
  return <Failure kind={missing ? 'missing' : 'failed'} retryHref={missing ? undefined : pathname + search} />
}
