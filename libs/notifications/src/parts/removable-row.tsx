import type { ChurchNotification } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { IconButton, ListRow, TrashIcon } from '@atrio/ui'

type Props = { notification: ChurchNotification; onRemove: () => void }

/** One notification while some are being removed: a button in place of the link. */
export function RemovableRow({ notification: { title, body }, onRemove }: Props) {
  const { t } = useTranslation('notifications')
  return (
    <ListRow
      title={title}
      meta={body}
      trailing={
        <IconButton label={t('removing.remove', { title })} onClick={onRemove}>
          <TrashIcon />
        </IconButton>
      }
    />
  )
}
