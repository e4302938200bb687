import type { ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { IconButton, ListRow, TrashIcon } from '@atrio/ui'

type Props = { notification: ChurchNotification; busy: boolean; onRemove: (button: HTMLElement) => void }

/** One notification while some are being removed: a button in place of the link. */
export function RemovableRow({ notification: { title, body }, busy, onRemove }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <ListRow
      title={title}
      meta={body}
      trailing={
        <IconButton
          label={t('removing.remove', { title })}
          aria-busy={busy || undefined}
          onClick={({ currentTarget }) => onRemove(currentTarget)}
        >
          <TrashIcon />
        </IconButton>
      }
    />
  )
}
