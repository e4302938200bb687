import { useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
import { BackLink, NotFoundPage, Page, requireRouteId, useRouteId, type FeatureContext } from '@atrio/tenant-core'
import { Picture } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { loadGroup, useGroup } from '../data/groups.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { GroupFacts } from '../parts/group-facts.tsx'
import { body, picture } from '../parts/group-page.styles.ts'
import { RequestPart } from '../parts/request-part.tsx'
import { paths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadGroup(ctx, requireRouteId(params['groupId'])).catch(leaveMissing(ctx))

/** Also of an address that is opened directly, where it is a 404. */
export function Missing() {
  const { t } = useTranslation('groups')
  return <NotFoundPage title={t('missing.title')} text={t('missing.text')} to={paths.list} action={t('all')} />
}

/** One group: time, place, leader, and the request form. */
export default function GroupDetailScreen() {
  const { t } = useTranslation('groups')
  const group = useGroup(useRouteId('groupId'))
  if (!group) return <Missing />
  return (
    <Page title={group.name} image={group.image?.url}>
      <BackLink to={paths.list} label={t('title')} />
      <div css={picture}>
        <Picture src={group.image?.url} alt={group.image?.alt} seed={`group-${group.id}`} shape="wide" priority />
      </div>
      <article css={body}>
        <h1>{group.name}</h1>
        <GroupFacts group={group} />
        {group.description && (
          <section css={{ maxWidth: 'var(--measure)' }}>
            <h2>{t('about')}</h2>
            <RichContent html={group.description} />
          </section>
        )}
        <RequestPart group={group} />
      </article>
    </Page>
  )
}
