import { ApiError, groupsApi, type Group } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext } from '@atrio/tenant-core'
import { ConfirmDialog, keepFocusNear, LinkButton, useToast } from '@atrio/ui'
import { useState } from 'react'
import { forgetLeft } from '../data/groups.queries.ts'
import { isMissing } from '../data/missing.ts'

/** A button that leaves the group, or withdraws the request to join it, after a confirmation. */
export function LeaveGroup({ group, from }: { group: Group; from: 'group' | 'request' }) {
  const { t } = useTranslation('groups')
  const ctx = useFeatureContext()
  const toast = useToast()
  const [asking, setAsking] = useState(false)
  const key = from === 'group' ? 'leave' : 'withdraw'
  const leave = async () => {
    try {
      await ctx.api.run(groupsApi[key], { groupId: group.id })
      toast({ text: t(`${key}.done`, { name: group.name }) })
    } catch (error) {
      // it was done already, or the request was answered meanwhile: the page shows how things are now
      if (!isMissing(error)) throw error
    }
    setAsking(false)
    await forgetLeft(ctx)
  }
  return (
    <>
      <LinkButton ref={keepFocusNear} onClick={() => setAsking(true)}>
        {t(`${key}.link`)}
      </LinkButton>
      <ConfirmDialog
        danger
        open={asking}
        onClose={() => setAsking(false)}
        title={t(`${key}.title`, { name: group.name })}
        confirm={t(`${key}.confirm`)}
        cancel={t(`${key}.keep`)}
        onConfirm={leave}
        failure={(error) =>
          t(error instanceof ApiError && error.code === 'group_leader' ? 'leave.leader' : `${key}.failed`)
        }
      >
        <p>{t(`${key}.text`)}</p>
        {from === 'group' && group.status !== 'open' && <p>{t('leave.noReturn')}</p>}
      </ConfirmDialog>
    </>
  )
}
