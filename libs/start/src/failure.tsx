import { useTranslation } from '@atrio/i18n'
import { ErrorState, gutterCss } from '@atrio/ui'
import { isRouteErrorResponse, useRouteError } from 'react-router'

/** What can keep a page from being shown; the last two are answers to the question for the church. */
type FailureKind = 'notFound' | 'failed' | 'unavailable' | 'inactive' | 'unknown'

/** A page that can't be shown, and why. Its button loads a new document, since the running one may have failed. */
export function Failure({ kind, retryHref }: { kind: FailureKind; retryHref?: string }) {
  const { t } = useTranslation('start')
  const title = t(`failure.${kind}.title`)
  const canRetry = kind === 'failed' || kind === 'unavailable'
  return (
    <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
      <title>{title}</title>
      <meta name="robots" content="noindex" />
      <ErrorState
        heading="h1"
        seed={`door-${kind}`}
        title={title}
        text={t(`failure.${kind}.text`)}
        retry={canRetry ? { label: t('retry'), onRetry: () => location.assign(retryHref ?? location.href) } : undefined}
      />
    </div>
  )
}

/** A page whose load or rendering failed, in its place. */
export function RouteFailure() {
  const error = useRouteError()
  const status = isRouteErrorResponse(error) ? error.status : 500
  return <Failure kind={status === 404 ? 'notFound' : status === 503 ? 'unavailable' : 'failed'} />
}
