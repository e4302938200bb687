import type { FavouriteSong } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { AppLink } from '@atrio/tenant-core'
import { DottedLine, iconButtonCss, linkCss, ListRow, useToast, XIcon } from '@atrio/ui'
import { songPath } from '../../paths.ts'
import { useFavourite } from './use-favourite.ts'

type Props = { song: FavouriteSong; onPress: (button: HTMLElement) => void }

/** A favourite, with its way out of the list; one that is gone has no page. */
export function FavouriteRow({ song, onPress }: Props) {
  const { t } = useTranslation('ownSongs')
  const toast = useToast()
  const { busy, toggle } = useFavourite(song)
  const remove = async (button: HTMLElement) => {
    onPress(button)
    if (await toggle()) toast({ text: t('favourites.removed', { title: song.title }) })
  }
  const facts = [song.author, song.theme, song.tone].filter((fact) => fact !== null)
  return (
    <ListRow
      title={
        song.gone ? (
          song.title
        ) : (
          <AppLink to={songPath(song.id)} css={linkCss}>
            {song.title}
          </AppLink>
        )
      }
      meta={song.gone ? t('gone') : <DottedLine facts={facts} />}
      trailing={
        <button
          type="button"
          aria-label={t('favourites.remove', { title: song.title })}
          aria-busy={busy}
          css={iconButtonCss}
          onClick={({ currentTarget }) => void remove(currentTarget)}
        >
          <XIcon size="sm" />
        </button>
      }
    />
  )
}
