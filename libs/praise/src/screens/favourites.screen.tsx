import { useTranslation } from '@atrio/i18n'
import {
  AppLink,
  failureOf,
  KeptNotice,
  PersonPage,
  useFeatureContext,
  useViewer,
  type FeatureContext,
} from '@atrio/tenant-core'
import { buttonCss, EmptyState, FailedNotice, Rows, RowsSkeleton, useRowFocus } from '@atrio/ui'
import { favouritesQuery, loadFavourites, useFavourites } from '../own/data/own-songs.queries.ts'
import { loadOwnWords } from '../own/i18n/messages.ts'
import { FavouriteRow } from '../own/parts/favourite-row.tsx'
import { OwnTabs } from '../own/parts/own-tabs.tsx'
import { paths } from '../paths.ts'

// the page shows a failure
export const load = (ctx: FeatureContext) => Promise.all([loadFavourites(ctx), loadOwnWords(ctx.i18n)])

/** The songs that the person marked. */
export default function FavouritesScreen() {
  const { t } = useTranslation('ownSongs')
  const ctx = useFeatureContext()
  const viewer = useViewer()
  const favourites = useFavourites()
  const { data } = favourites
  const { failed, busy, retry } = failureOf(favourites)
  const { place, onPress } = useRowFocus()
  return (
    <PersonPage title={t('favourites.title')} lead={t('favourites.lead')} width="44rem">
      <OwnTabs current="favourites" />
      <KeptNotice query={favouritesQuery(ctx, viewer)} text={(when) => t('kept', when)} />
      {!data && !failed && <RowsSkeleton />}
      {!data && failed && (
        <FailedNotice retry={{ label: t('retry'), onRetry: retry, busy }}>{t('favourites.failed')}</FailedNotice>
      )}
      <div {...place}>
        {data?.length === 0 && (
          <EmptyState
            heading="h2"
            seed="no-favourites"
            title={t('favourites.none.title')}
            text={t('favourites.none.text')}
            action={
              <AppLink to={paths.list} css={buttonCss('primary')}>
                {t('favourites.none.action')}
              </AppLink>
            }
          />
        )}
        {data && data.length > 0 && (
          <Rows>
            {data.map((song) => (
              <FavouriteRow key={song.id} song={song} onPress={onPress} />
            ))}
          </Rows>
        )}
      </div>
    </PersonPage>
  )
}
