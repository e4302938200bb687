import { addMessages, createI18n, I18nProvider, type Locale } from '@atrio/i18n'
import type { StartUpOutcome } from '@atrio/tenant-core'
import type { Page } from '../entry-server.tsx'
import { ErrorPageView } from '../shell/error-page-view.tsx'
import { shellMessages } from '../shell/i18n/messages.ts'
import { renderMarkup } from './render-markup.tsx'

type Failure = Exclude<StartUpOutcome, { kind: 'ready' }>

/** A church that is unknown, inactive, or did not start: the error page in its place, without JavaScript. */
export async function renderFailure(failure: Failure, locale: Locale): Promise<Page> {
  const i18n = createI18n(locale)
  await addMessages(i18n, 'shell', shellMessages)
  const markup = renderMarkup(
    <I18nProvider i18n={i18n}>
      <ErrorPageView kind={failure.kind} />
    </I18nProvider>,
  )
  return {
    kind: 'page',
    status: failure.kind === 'unknown' ? 404 : 503,
    framing: 'anyone',
    color: null,
    themeCss: '',
    ...markup,
    boot: null,
  }
}
