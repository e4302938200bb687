import { PRAYER_LIMITS, prayerWritesApi, type AskedPrayer, type Prayer } from '@atrio/api-client'
import { Form, FormError, SubmitButton, TextareaField, useForm } from '@atrio/forms'
import { useApi } from '@atrio/tenant-core'
import { useForgetPrayers } from '../data/forget-prayers.ts'
import { usePrayerWords } from '../parts/use-prayer-words.ts'
import { readRefusal } from './read-refusal.ts'

const schema = () => import('./answered.schema.ts').then((module) => module.answeredSchema)

/** Marks one's own request answered, with a testimony for those who prayed. What is typed is kept until it was saved. */
export function AnsweredForm({ prayer, onDone }: { prayer: Prayer; onDone: (asked: AskedPrayer) => void }) {
  const { t, refusal } = usePrayerWords()
  const api = useApi()
  const forget = useForgetPrayers()
  const form = useForm({
    initialValues: { testimony: prayer.answered?.testimony ?? '' },
    schema,
    draft: `prayer.answered.${prayer.id}`,
    readRefusal: (error) => readRefusal(error, refusal),
    onSubmit: async ({ testimony }) => {
      const asked = await api.run(prayerWritesApi.answered, { id: prayer.id, testimony: testimony.trim() })
      await forget()
      onDone(asked)
    },
  })
  return (
    <Form form={form} label={t('answered.form')}>
      <TextareaField
        label={t('answered.testimony')}
        hint={t(prayer.wishes?.onWall ? 'answered.hintWall' : 'answered.hintChurch')}
        optional
        maxLength={PRAYER_LIMITS.messageLength}
        {...form.field('testimony')}
      />
      <FormError form={form} />
      <div>
        <SubmitButton>{t('answered.submit')}</SubmitButton>
      </div>
    </Form>
  )
}
