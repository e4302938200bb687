import {
  ApiError,
  REPORT_LIMITS,
  reportsApi,
  type Church,
  type ReportedThing,
  type ReportReason,
} from '@atrio/api-client'
import { Form, FormError, RadioGroup, SubmitButton, TextareaField, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { useApi, useChurch } from '@atrio/tenant-core'
import { Notice, useToast } from '@atrio/ui'

const REASONS = ['offence', 'spam', 'personal-data', 'danger', 'other'] as const satisfies ReportReason[]
/** Countries whose emergency numbers are in the messages. */
const WITH_NUMBERS = ['BR', 'CO', 'US'] as const
const schema = () => import('./report.schema.ts').then((module) => module.reportSchema)

/**
 * The country whose emergency numbers are shown. Of a church without an address only a currency of a single country tells
 * it: a wrong number is worse than none.
 */
const emergencyCountry = ({ address, currency }: Church) => {
  const country = address?.country ?? (currency === 'BRL' ? 'BR' : undefined)
  return WITH_NUMBERS.find((one) => one === country)
}

/** Reports a thing to the church's staff. What is typed stays until it was sent. */
export function ReportForm({ thing, onSent }: { thing: ReportedThing; onSent: () => void }) {
  const { t } = useTranslation('reports')
  const api = useApi()
  const toast = useToast()
  const country = emergencyCountry(useChurch())
  const form = useForm({
    initialValues: { reason: '' as ReportReason | '', note: '' },
    schema,
    readRefusal: (error) => {
      if (!(error instanceof ApiError)) return { message: t('failed') }
      if (error.status === 404) return { message: t('gone') }
      return { message: t(error.status === 429 ? 'tooOften' : 'failed') }
    },
    onSubmit: async ({ reason, note }) => {
      await api.run(reportsApi.send, { thing, reason: reason || 'other', note: note.trim() })
      toast({ text: t('sent') })
      onSent()
    },
  })
  const { onChange, ...reason } = form.field('reason')
  return (
    <Form form={form} label={t('title')}>
      <RadioGroup
        label={t('reason')}
        options={REASONS.map((value) => ({ value, label: t(`reasons.${value}`) }))}
        {...reason}
        onChange={(value) => onChange(REASONS.find((one) => one === value) ?? '')}
      />
      {form.values.reason === 'danger' && (
        <Notice kind="warn" live>
          {t(country ? `dangerIn.${country}` : 'danger')}
        </Notice>
      )}
      <TextareaField label={t('note')} optional maxLength={REPORT_LIMITS.noteLength} {...form.field('note')} />
      <FormError form={form} />
      <div>
        <SubmitButton>{t('submit')}</SubmitButton>
      </div>
    </Form>
  )
}
