import { ApiError, leadingApi, MEETING_LIMITS, type GroupMember, type MeetingRecord } from '@atrio/api-client'
import {
  CheckboxGroup,
  DateField,
  Form,
  FormError,
  readDate,
  SubmitButton,
  TextareaField,
  TextField,
  useForm,
  writeDate,
  type Refusal,
  sendingKeys,
} from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { AppLink, useFeatureContext } from '@atrio/tenant-core'
import { buttonCss, Row, useToast } from '@atrio/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { forgetRecords } from '../data/leading.queries.ts'
import { meetingPath, meetingsPath } from '../paths.ts'

const loadSchema = () => import('./meeting.schema.ts').then(({ meetingSchema }) => meetingSchema)

type Props = {
  groupId: number
  members: readonly GroupMember[]
  /** Undefined: a new one. */
  record: MeetingRecord | undefined
  /** The church's day, `YYYY-MM-DD`: most meetings are recorded on their day. */
  today: string
}

/** Records a meeting, or changes its record. What is typed is kept until it was saved. */
export function MeetingForm({ groupId, members, record, today }: Props) {
  const { t } = useTranslation('groups')
  const ctx = useFeatureContext()
  const locale = useLocale()
  const toast = useToast()
  const navigate = useNavigate()
  const [keyFor] = useState(sendingKeys)
  const back = record ? meetingPath({ groupId, meetingId: record.id }) : meetingsPath(groupId)
  const form = useForm({
    initialValues: {
      day: writeDate(record?.day ?? today, locale),
      topic: record?.topic ?? '',
      notes: record?.notes ?? '',
      present: (record?.present ?? []).map(({ userId }) => String(userId)) as readonly string[],
      visitors: String(record?.visitors ?? 0),
    },
    schema: loadSchema,
    draft: record ? `groups.meeting.${record.id}.${record.version}` : `groups.meeting.new.${groupId}`,
    wordsOfCode: (code) => (code === 'future' ? t('record.future') : undefined),
    readRefusal: (error): Refusal => {
      if (!(error instanceof ApiError)) return { message: t('record.failed') }
      const { fields, code } = error
      if (fields && Object.keys(fields).length > 0) return { fieldErrors: fields }
      return { message: t(code === 'conflict' ? 'record.conflict' : 'record.failed') }
    },
    onSubmit: async (values) => {
      const day = readDate(values.day, locale)
      if (day === null || day > today) return { fieldErrors: { day: 'future' } }
      const meeting = {
        day,
        topic: values.topic.trim(),
        notes: values.notes.trim(),
        present: values.present.map(Number),
        visitors: Number(values.visitors || 0),
      }
      const saved = record
        ? await ctx.api.run(leadingApi.change, { groupId, meetingId: record.id, meeting, version: record.version })
        : await ctx.api.run(leadingApi.add, { groupId, meeting, idempotencyKey: keyFor(JSON.stringify(meeting)) })
      await forgetRecords(ctx)
      toast({ text: t('record.saved') })
      void navigate(meetingPath({ groupId, meetingId: saved.id }), { replace: record !== undefined })
    },
  })
  return (
    <Form form={form} label={t(record ? 'record.edit' : 'record.new')}>
      <DateField label={t('record.day')} {...form.field('day')} />
      <TextField
        label={t('record.topic')}
        autoComplete="off"
        maxLength={MEETING_LIMITS.topicLength}
        {...form.field('topic')}
      />
      <TextareaField
        label={t('record.notes')}
        hint={t('record.notesHint')}
        optional
        maxLength={MEETING_LIMITS.notesLength}
        {...form.field('notes')}
      />
      <CheckboxGroup
        label={t('record.present')}
        hint={t('record.presentHint')}
        options={members.map(({ userId, name }) => ({ value: String(userId), label: name }))}
        {...form.field('present')}
      />
      <TextField
        label={t('record.visitors')}
        autoComplete="off"
        inputMode="numeric"
        maxLength={3}
        {...form.field('visitors')}
      />
      <FormError form={form} />
      <Row>
        <SubmitButton>{t('record.save')}</SubmitButton>
        <AppLink to={back} css={buttonCss('line', 'big')}>
          {t('record.cancel')}
        </AppLink>
      </Row>
    </Form>
  )
}
