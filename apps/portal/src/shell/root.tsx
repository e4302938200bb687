import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { SkipLink } from '@atrio/ui'
import { Outlet, ScrollRestoration, useMatches } from 'react-router'
import { layoutOf } from './layouts.ts'

/** The component of the route '/': the layout of the matched page, and the page in it. */
export function Root() {
  const ctx = useFeatureContext()
  const { t } = useTranslation('shell')
  const layout = layoutOf(useMatches(), ctx.embed)
  return (
    <div data-layout={layout}>
      <SkipLink label={t('skip')} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <ScrollRestoration />
    </div>
  )
}
