import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { css } from '@emotion/react'
import type { PlanPaths } from '../page-paths.ts'

const tabs = css({
  display: 'flex',
  gap: 'var(--s6)',
  borderBottom: '1px solid var(--hairline)',
  marginBottom: 'var(--s8)',
  '& > a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '3rem',
    borderBottom: '2px solid transparent',
    marginBottom: -1,
    color: 'var(--muted)',
    textDecoration: 'none',
    '&[aria-current]': { color: 'var(--ink)', fontWeight: 600, borderColor: 'var(--accent-edge)' },
    '&:hover': { color: 'var(--ink)' },
  },
})

/** All plans, or the person's own: links, so that each has an address. */
export function PlanTabs({ own, paths }: { own: boolean; paths: PlanPaths }) {
  const { t } = useTranslation('readingPlans')
  return (
    <nav aria-label={t('tabs.label')} css={tabs}>
      <AppLink to={paths.list} aria-current={own ? undefined : 'page'} preventScrollReset>
        {t('tabs.discover')}
      </AppLink>
      <AppLink to={paths.own} aria-current={own ? 'page' : undefined} preventScrollReset>
        {t('tabs.own')}
      </AppLink>
    </nav>
  )
}
