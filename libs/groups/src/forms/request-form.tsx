import { ApiError, groupsApi, JOIN_LIMITS, type Group } from '@atrio/api-client'
import { Form, FormError, SubmitButton, TextareaField, useForm, type Refusal, sendingKeys } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi, useFeatureContext } from '@atrio/tenant-core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetGroups } from '../data/groups.queries.ts'
import { requestedPath } from '../paths.ts'

const loadSchema = () => import('./request.schema.ts').then(({ requestSchema }) => requestSchema)

/** After these codes the page itself shows the group's state. */
const OF_GROUP = new Set(['group_requested', 'group_joined', 'group_full', 'group_closed'])

/** Requests membership of a group. The message is kept when sending fails, and a retry makes no second request. */
export function RequestForm({ group }: { group: Group }) {
  const { t } = useTranslation('groups')
  const ctx = useFeatureContext()
  const api = useApi()
  const navigate = useNavigate()
  const [keyFor] = useState(sendingKeys)
  const form = useForm({
    initialValues: { message: '' },
    schema: loadSchema,
    draft: `group-request-${group.id}`,
    onSubmit: async ({ message }) => {
      const text = message.trim()
      await api.run(groupsApi.request, { groupId: group.id, message: text, idempotencyKey: keyFor(text) })
      await forgetGroups(ctx)
      void navigate(requestedPath(group.id))
    },
    readRefusal: (error): Refusal => {
      const code = error instanceof ApiError ? error.code : ''
      if (OF_GROUP.has(code)) void forgetGroups(ctx)
      if (code === 'rate_limited') return { message: t('request.tooOften') }
      return { message: OF_GROUP.has(code) ? t('request.changed') : t('request.failed') }
    },
  })
  return (
    <Form form={form} label={t('request.title')}>
      <TextareaField
        label={t('request.message')}
        hint={t('request.hint')}
        optional
        maxLength={JOIN_LIMITS.messageLength}
        {...form.field('message')}
      />
      <FormError form={form} />
      <SubmitButton>{t('request.submit')}</SubmitButton>
    </Form>
  )
}
