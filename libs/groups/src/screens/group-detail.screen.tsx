import { useTranslation } from '@atrio/i18n'
import { RichContent } from '@atrio/rich-content'
import {
  BackLink,
  NotFoundPage,
  Page,
  requireRouteId,
  useLink,
  useRouteId,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Picture } from '@atrio/ui'
import type { LoaderFunctionArgs } from 'react-router'
import { loadGroup, useGroup } from '../data/groups.queries.ts'
import { leaveMissing } from '../data/missing.ts'
import { GroupFacts } from '../parts/group-facts.tsx'
import { body, picture } from '../parts/group-page.styles.ts'
import { RequestPart } from '../parts/request-part.tsx'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  loadGroup(ctx, requireRouteId(params['groupId'])).catch(leaveMissing(ctx))

/** Also of an address that is opened directly, where it is a 404. */
export function Missing() {
  const { t } = useTranslation('groups')
  const words = { title: t('missing.title'), text: t('missing.text'), action: t('all') }
  return <NotFoundPage {...words} to={useLink('groups.list')} />
}

/** One group: time, place, leader, and the request form. */
export default function GroupDetailScreen() {
  const { t } = useTranslation('groups')
  const list = useLink('groups.list')
  const group = useGroup(useRouteId('groupId'))
  if (!group) return <Missing />
  return (
    <Page title={group.name} image={group.image?.url}>
      {list && <BackLink to={list} label={t('title')} />}
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
