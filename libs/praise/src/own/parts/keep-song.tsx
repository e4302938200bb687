import { useTranslation } from '@atrio/i18n'
import { AppLink, useIsVisitor, useLink } from '@atrio/tenant-core'
import { Button, buttonCss, Dialog } from '@atrio/ui'
import { useLocation } from 'react-router'
import type { SongOwnProps } from '../../parts/song-viewer.tsx'
import { AddToList } from './add-to-list.tsx'

export type KeepSongProps = Omit<SongOwnProps, 'tone'> & {
  /** Null for a song without chords. */
  tone: string | null
  onClose: () => void
}

/** Adds a song to a set list; visitors are asked to sign in. */
export function KeepSong({ onClose, ...song }: KeepSongProps) {
  const { t } = useTranslation('ownSongs')
  const visitor = useIsVisitor()
  if (visitor) return <Enter onClose={onClose} />
  return (
    <Dialog open onClose={onClose} title={t('add.title')}>
      <AddToList {...song} onClose={onClose} />
    </Dialog>
  )
}

function Enter({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('ownSongs')
  const { pathname, search } = useLocation()
  const enter = useLink('account.access', { redirectTo: pathname + search })
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('enter.title')}
      actions={
        <>
          {enter && (
            <AppLink to={enter} css={buttonCss('primary')}>
              {t('enter.link')}
            </AppLink>
          )}
          <Button onClick={onClose}>{t('cancel')}</Button>
        </>
      }
    >
      <p>{t('enter.text')}</p>
    </Dialog>
  )
}
