import { RichContent } from '@atrio/rich-content'
import { useTranslation } from '@atrio/i18n'
import { AppLink, metaDescription, Page, type FeatureContext } from '@atrio/tenant-core'
import { linkCss, ListRow, Rows, Section } from '@atrio/ui'
import { churchQuery, congregationsQuery, useWholeChurch } from '../data/churches.queries.ts'
import { networkIcons, networkName } from '../model/networks.ts'
import { AboutHeader } from '../parts/about-header.tsx'
import { Congregations } from '../parts/congregations.tsx'
import { ContactRows } from '../parts/contact-rows.tsx'
import { paths } from '../paths.ts'

export const load = ({ api, queryClient, tenant }: FeatureContext) =>
  Promise.all([
    queryClient.fetchQuery(congregationsQuery(api)),
    queryClient.fetchQuery(churchQuery(api, tenant.church.code)),
  ])

export default function AboutScreen() {
  const { t } = useTranslation('content')
  const church = useWholeChurch()
  const others = church.organizationSlug && (
    <AppLink to={paths.churches} css={linkCss}>
      {t('about.others')}
    </AppLink>
  )
  return (
    <Page title={t('about.title')} description={metaDescription(church)}>
      <AboutHeader />
      <Section title={t('about.story')}>
        {church.history ? (
          <RichContent html={church.history} lang={church.locale} />
        ) : (
          <p css={{ color: 'var(--muted)' }}>{t('about.noStory')}</p>
        )}
      </Section>
      {(church.address ?? church.phone ?? church.email) && (
        <Section title={t('about.visit')} lead={t('about.visitLead')} action={others}>
          <ContactRows church={church} />
        </Section>
      )}
      {/* with sisters, the page of churches shows these */}
      <Congregations isLinked={!church.organizationSlug} />
      {church.social.length > 0 && (
        <Section title={t('about.social')}>
          <Rows>
            {church.social.map((link) => {
              const Icon = networkIcons[link.network]
              return (
                <ListRow
                  key={link.url}
                  leading={<Icon />}
                  title={networkName(link)}
                  goes="outside"
                  link={(title) => (
                    <a href={link.url} target="_blank" rel="noopener">
                      {title}
                    </a>
                  )}
                />
              )
            })}
          </Rows>
        </Section>
      )}
    </Page>
  )
}
