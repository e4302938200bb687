import { PRAYER_LIMITS, prayerWritesApi, type AskedPrayer, type Prayer } from '@atrio/api-client'
import {
  CheckboxField,
  Form,
  FormError,
  pictureToSend,
  RadioGroup,
  SelectField,
  SubmitButton,
  TextareaField,
  TextField,
  useForm,
  sendingKeys,
} from '@atrio/forms'
import { hasModule, sessionAtom, useApi, useTenant } from '@atrio/tenant-core'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { useForgetPrayers } from '../data/forget-prayers.ts'
import { useMotives } from '../data/prayer.queries.ts'
import { usePrayerWords } from '../parts/use-prayer-words.ts'
import { PictureField } from './picture-field.tsx'
import { readRefusal } from './read-refusal.ts'

const schema = () => import('./request.schema.ts').then((module) => module.requestSchema)
const FIELD_WORDS = ['image', 'fileSize', 'unknown'] as const

const NEW = {
  text: '',
  name: '',
  motive: '',
  audience: '',
  image: null as File | null,
  callMe: false,
  visitMe: false,
}

const valuesOf = ({ text, name, motive, wishes }: Prayer): typeof NEW => ({
  text,
  name: name ?? '',
  motive: motive ? String(motive.id) : '',
  audience: wishes?.onWall ? 'wall' : 'church',
  image: null,
  callMe: wishes?.callMe ?? false,
  visitMe: wishes?.visitMe ?? false,
})

type Props = {
  /** One's own request that is changed; its picture stays. Left out: a new one. */
  prayer?: Prayer
  onAsked: (asked: AskedPrayer) => void
}

/** Form of a prayer request. The draft is kept until it is sent, even when the session ends meanwhile. */
export function RequestForm({ prayer, onAsked }: Props) {
  const { t, refusal } = usePrayerWords()
  const api = useApi()
  const forget = useForgetPrayers()
  const motives = useMotives()
  const hasWall = hasModule(useTenant(), 'prayerWall')
  const { account } = useAtomValue(sessionAtom)
  const [keyOf] = useState(sendingKeys)
  const [progress, setProgress] = useState<number | null>(null)
  const form = useForm({
    initialValues: prayer ? valuesOf(prayer) : { ...NEW, name: account?.name ?? '', audience: hasWall ? '' : 'church' },
    schema,
    draft: prayer ? `prayer.change.${prayer.id}` : 'prayer.ask',
    readRefusal: (error) => readRefusal(error, refusal),
    wordsOfCode: (code) => {
      const known = FIELD_WORDS.find((one) => one === code)
      return known && t(`ask.refused.${known}`)
    },
    onSubmit: async ({ image: chosen, ...values }) => {
      const image = chosen && (await pictureToSend(chosen, PRAYER_LIMITS.imageBytes))
      if (image === undefined) return { fieldErrors: { image: 'fileSize' } }
      let asked: AskedPrayer
      const said = {
        text: values.text.trim(),
        name: values.name.trim() || null,
        motiveId: Number(values.motive) || null,
        onWall: values.audience === 'wall',
        callMe: values.callMe,
        visitMe: values.visitMe,
      }
      const print = JSON.stringify([values, chosen?.name, chosen?.size, chosen?.lastModified])
      try {
        asked = prayer
          ? await api.run(prayerWritesApi.change, { id: prayer.id, ...said })
          : await api.run(prayerWritesApi.ask, {
              ...said,
              image,
              idempotencyKey: keyOf(print),
              onProgress: setProgress,
            })
      } finally {
        setProgress(null)
      }
      await forget()
      onAsked(asked)
    },
  })
  return (
    <Form form={form} label={t(prayer ? 'change.title' : 'ask.title')}>
      <TextareaField
        label={t('ask.text')}
        hint={t('ask.textHint')}
        maxLength={PRAYER_LIMITS.textLength}
        {...form.field('text')}
      />
      {motives.length > 0 && (
        <SelectField
          label={t('ask.motive')}
          optional
          options={motives.map(({ id, name }) => ({ value: String(id), label: name }))}
          {...form.field('motive')}
        />
      )}
      {hasWall && (
        <RadioGroup
          label={t('ask.audience')}
          options={[
            { value: 'wall', label: t('ask.wall'), hint: t('ask.wallHint') },
            { value: 'church', label: t('ask.church'), hint: t('ask.churchHint') },
          ]}
          {...form.field('audience')}
        />
      )}
      <TextField
        label={t('ask.name')}
        hint={t('ask.nameHint')}
        optional
        autoComplete="off"
        maxLength={PRAYER_LIMITS.nameLength}
        {...form.field('name')}
      />
      {!prayer && <PictureField progress={progress} {...form.field('image')} />}
      <div>
        <CheckboxField label={t('ask.callMe')} {...form.field('callMe')} />
        <CheckboxField label={t('ask.visitMe')} hint={t('ask.contactHint')} {...form.field('visitMe')} />
      </div>
      <FormError form={form} />
      <div>
        <SubmitButton>{t(prayer ? 'change.submit' : 'ask.submit')}</SubmitButton>
      </div>
    </Form>
  )
}
