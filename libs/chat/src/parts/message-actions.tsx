import type { ChatMessage } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { IconButton, menuItemCss, MoreIcon, Popover, TrashIcon } from '@atrio/ui'
import type { RemovalTarget } from './removal.tsx'

type Props = { message: ChatMessage; onAskRemoval: (asked: RemovalTarget) => void }

/** What moderators do to a message. */
export function MessageActions({ message, onAskRemoval }: Props) {
  const { t } = useTranslation('chat')
  const { name } = message
  const label = t('moderation.actions', { name })
  return (
    <Popover
      align="end"
      label={label}
      trigger={(props) => (
        <IconButton {...props} label={label}>
          <MoreIcon size="sm" />
        </IconButton>
      )}
    >
      {(close) =>
        ([false, true] as const).map((all) => (
          <button
            key={String(all)}
            type="button"
            css={[menuItemCss, all && { color: 'var(--bad)' }]}
            onClick={() => {
              close()
              onAskRemoval({ message, all })
            }}
          >
            <TrashIcon size="sm" />
            {all ? t('moderation.removeAll', { name }) : t('moderation.removeOne')}
          </button>
        ))
      }
    </Popover>
  )
}
