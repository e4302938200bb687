import { SET_LIST_LIMITS, type SetList } from '@atrio/api-client'
import { DateField, Form, FormError, readDate, SubmitButton, TextField, useForm, writeDate } from '@atrio/forms'
import { useLocale, useTranslation } from '@atrio/i18n'
import { Button, Row } from '@atrio/ui'
import { useRefusal } from '../parts/use-refusal.ts'

export { loadFormWords } from '@atrio/forms'

const loadSchema = () => import('./set-list.schema.ts').then(({ setListSchema }) => setListSchema)

type Props = {
  /** Undefined: a new one. */
  list?: SetList
  onSave: (words: Pick<SetList, 'name' | 'day'>) => Promise<void>
  onCancel: () => void
}

/** A set list's name and its day. */
export function SetListForm({ list, onSave, onCancel }: Props) {
  const { t } = useTranslation('ownSongs')
  const locale = useLocale()
  const refusal = useRefusal()
  const form = useForm({
    initialValues: { name: list?.name ?? '', day: writeDate(list?.day ?? '', locale) },
    schema: loadSchema,
    wordsOfCode: (code) => (code === 'noDate' ? t('form.noDate') : undefined),
    readRefusal: (error) => ({ message: refusal(error) }),
    onSubmit: async ({ name, day }) => {
      const date = day === '' ? null : readDate(day, locale)
      if (day !== '' && date === null) return { fieldErrors: { day: 'noDate' } }
      await onSave({ name: name.trim(), day: date })
    },
  })
  return (
    <Form form={form} label={t(list ? 'list.editTitle' : 'lists.new')}>
      <TextField
        label={t('form.name')}
        autoComplete="off"
        maxLength={SET_LIST_LIMITS.nameLength}
        {...form.field('name')}
      />
      <DateField label={t('form.day')} optional {...form.field('day')} />
      <FormError form={form} />
      <Row>
        <SubmitButton>{t(list ? 'form.save' : 'form.make')}</SubmitButton>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </Row>
    </Form>
  )
}
