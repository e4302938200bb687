import { useTranslation } from '@atrio/i18n'
import { AppLink, Page, parseRouteId, useLink } from '@atrio/tenant-core'
import { buttonCss, EmptyState, gutterCss, Row } from '@atrio/ui'
import { useSearchParams } from 'react-router'
import { groupPath } from '../paths.ts'

/** Confirms the request and explains the next step. */
export default function RequestedScreen() {
  const { t } = useTranslation('groups')
  const list = useLink('groups.list')
  const group = parseRouteId(useSearchParams()[0].get('group') ?? '')
  return (
    <Page title={t('sent.title')} noIndex>
      <div css={[gutterCss, { paddingBlock: 'var(--s10) var(--section)' }]}>
        <EmptyState
          heading="h1"
          seed="group-requested"
          title={t('sent.title')}
          text={t('sent.text')}
          action={
            <Row>
              {group !== undefined && (
                <AppLink to={groupPath(group)} css={buttonCss('primary')}>
                  {t('sent.group')}
                </AppLink>
              )}
              {list && (
                <AppLink to={list} css={buttonCss()}>
                  {t('all')}
                </AppLink>
              )}
            </Row>
          }
        />
      </div>
    </Page>
  )
}
