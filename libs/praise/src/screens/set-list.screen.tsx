import { useFormat, useTranslation } from '@atrio/i18n'
import {
  KeptNotice,
  NotFoundPage,
  PersonPage,
  requireUuid,
  useChurch,
  useFeatureContext,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { Stack } from '@atrio/ui'
import { useParams, type LoaderFunctionArgs } from 'react-router'
import { loadSetList, setListsQuery, useSetList } from '../own/data/own-songs.queries.ts'
import { loadOwnWords } from '../own/i18n/messages.ts'
import { SetListSongs } from '../own/parts/set-list-songs.tsx'
import { SetListTools } from '../own/parts/set-list-tools.tsx'
import { ownPaths } from '../paths.ts'

export const load = (ctx: FeatureContext, { params }: LoaderFunctionArgs) =>
  Promise.all([loadSetList(ctx, requireUuid(params['setListId'])), loadOwnWords(ctx.i18n)])

/** One set list, in order. */
export default function SetListScreen() {
  const { t } = useTranslation('ownSongs')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const { plainDate } = useFormat(useChurch().timeZone)
  const list = useSetList(requireUuid(useParams()['setListId']))
  // deleted on another device while it was open
  if (!list)
    return (
      <NotFoundPage
        title={t('missing.title')}
        text={t('missing.text')}
        to={ownPaths.setLists}
        action={t('missing.action')}
      />
    )
  return (
    <PersonPage
      title={list.name}
      lead={list.day && plainDate(list.day)}
      back={{ to: ownPaths.setLists, label: t('lists.title') }}
      width="44rem"
    >
      <Stack gap={6}>
        <SetListTools list={list} />
        <KeptNotice query={setListsQuery(ctx, viewer)} text={(when) => t('kept', when)} />
        <SetListSongs list={list} />
      </Stack>
    </PersonPage>
  )
}
