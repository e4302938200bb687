import { randomUuid } from '@atrio/api-client'
import { useFormat, useTranslation } from '@atrio/i18n'
import {
  AppLink,
  failureOf,
  KeptNotice,
  PersonPage,
  useChurch,
  useFeatureContext,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Button, Dialog, DottedLine, EmptyState, FailedNotice, ListRow, PlusIcon, Rows, RowsSkeleton } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { loadSetLists, setListsQuery, useSetLists } from '../own/data/own-songs.queries.ts'
import { useSaveSetList } from '../own/data/use-save-set-list.ts'
import { SetListForm } from '../own/forms/set-list-form.lazy.tsx'
import { loadOwnWords } from '../own/i18n/messages.ts'
import { OwnTabs } from '../own/parts/own-tabs.tsx'
import { setListPath } from '../own/own-paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext) => Promise.all([loadSetLists(ctx), loadOwnWords(ctx.i18n)])

/** The person's set lists. */
export default function SetListsScreen() {
  const { t } = useTranslation('ownSongs')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const { plainDate } = useFormat(useChurch().timeZone)
  const lists = useSetLists()
  const { data } = lists
  const { failed, busy, retry } = failureOf(lists)
  return (
    <PersonPage title={t('lists.title')} lead={t('lists.lead')} width="44rem">
      <OwnTabs current="lists" />
      <KeptNotice query={setListsQuery(ctx, viewer)} text={(when) => t('kept', when)} />
      {!data && !failed && <RowsSkeleton />}
      {!data && failed && (
        <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('lists.failed')}</FailedNotice>
      )}
      {data && <NewList />}
      {data?.length === 0 && (
        <EmptyState heading="h2" seed="no-set-lists" title={t('lists.none.title')} text={t('lists.none.text')} />
      )}
      {data && data.length > 0 && (
        <Rows>
          {data.map(({ id, name, day, songs }) => (
            <ListRow
              key={id}
              title={name}
              link={(words) => <AppLink to={setListPath(id)}>{words}</AppLink>}
              meta={
                <DottedLine facts={[...(day ? [plainDate(day)] : []), t('lists.count', { count: songs.length })]} />
              }
            />
          ))}
        </Rows>
      )}
    </PersonPage>
  )
}

function NewList() {
  const { t } = useTranslation('ownSongs')
  const navigate = useNavigate()
  const { make } = useSaveSetList()
  // made here, so that a repeated call makes no second list
  const [id] = useState(randomUuid)
  const [asked, setAsked] = useState(false)
  const close = () => setAsked(false)
  return (
    <div css={{ marginBottom: 'var(--s6)' }}>
      <Button variant="primary" onClick={() => setAsked(true)}>
        <PlusIcon size="sm" />
        {t('lists.new')}
      </Button>
      <Dialog open={asked} onClose={close} title={t('lists.new')}>
        <SetListForm
          onSave={async (words) => {
            await make(id, { ...words, songs: [] })
            await navigate(setListPath(id))
          }}
          onCancel={close}
        />
      </Dialog>
    </div>
  )
}
