import type { GroupEntry } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { Tag } from '@atrio/ui'

/** The person's relation to the group, else why it accepts no requests. */
export function GroupTag({ group: { standing, status } }: { group: Pick<GroupEntry, 'standing' | 'status'> }) {
  const { t } = useTranslation('groups')
  if (standing) return <Tag kind={standing === 'requested' ? 'warn' : 'good'}>{t(`standing.${standing}`)}</Tag>
  return status === 'open' ? null : <Tag kind="off">{t(`status.${status}`)}</Tag>
}
