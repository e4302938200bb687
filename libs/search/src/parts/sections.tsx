import { useTranslation } from '@atrio/i18n'
import { AppLink, linkTo, menuLinks, useFeatureContext, type FeatureContext, type LinkRole } from '@atrio/tenant-core'
import { chipCss, gutterCss } from '@atrio/ui'
import { useId } from 'react'
import { SEARCH } from '../paths.ts'

type SectionLink = { label: string; href: string }

/** The lists of the church, in the header's order and then its own; each once, without this page. */
function sectionLinks(ctx: FeatureContext): SectionLink[] {
  const link = linkTo as (ctx: FeatureContext, role: LinkRole) => string | undefined
  const header = ctx.features
    .flatMap((feature) => feature.nav ?? [])
    .filter(({ places }) => places.includes('header'))
    .sort((a, b) => a.order - b.order)
    .flatMap(({ link: role, label }) => {
      const href = link(ctx, role)
      return href ? [{ label: label[ctx.locale], href }] : []
    })
  const all = [...header, ...menuLinks(ctx).filter(({ external }) => !external)]
  return all.filter(({ href }, at) => href !== SEARCH && all.findIndex((other) => other.href === href) === at)
}

/** Where to go on without a word to search for. */
export function Sections() {
  const { t } = useTranslation('search')
  const links = sectionLinks(useFeatureContext())
  const titleId = useId()
  if (links.length === 0) return null
  return (
    <section aria-labelledby={titleId} css={[gutterCss, { paddingBottom: 'var(--section)' }]}>
      <h2 id={titleId} css={{ fontSize: '1.25rem' }}>
        {t('sections')}
      </h2>
      <ul css={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--s2)', marginTop: 'var(--s4)' }}>
        {links.map(({ label, href }) => (
          <li key={href} css={{ minWidth: 0 }}>
            <AppLink to={href} css={[chipCss, { whiteSpace: 'normal', overflowWrap: 'anywhere' }]}>
              {label}
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  )
}
