import { ownAccountApi, PHOTO_LIMITS, type ClientAccount, type Image } from '@atrio/api-client'
import { FileField, Form, FormError, MAX_PICTURE_BYTES, pictureToSend, SubmitButton, useForm } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { sessionAtom, useFeatureContext } from '@atrio/tenant-core'
import { Button, Row } from '@atrio/ui'
import { useState } from 'react'
import { forgetOwnData } from '../data/own-data.queries.ts'
import { PHOTO_TYPES } from '../model/photo-types.ts'
import { useRefusals } from '../parts/use-refusals.ts'

type Props = { account: ClientAccount; onDone: (what: 'saved' | 'removed') => void; onClose: () => void }

const schema = () => import('../model/photo.schema.ts').then((module) => module.photoSchema)

/** Uploads a new photo or removes the current one. */
export function PhotoForm({ account, onDone, onClose }: Props) {
  const { t } = useTranslation('ownPages')
  const ctx = useFeatureContext()
  const { readRefusal, ...refusals } = useRefusals()
  const [progress, setProgress] = useState<number | null>(null)
  const [removing, setRemoving] = useState(false)
  const of = { churchId: account.church.id, clientAccountId: account.id }
  /** The header's menu shows the photo too. */
  const show = async (image: Image | null) => {
    const session = ctx.store.get(sessionAtom)
    ctx.store.set(sessionAtom, { ...session, account: session.account && { ...session.account, image } })
    await forgetOwnData(ctx)
    onDone(image ? 'saved' : 'removed')
  }
  const form = useForm({
    ...refusals,
    readRefusal,
    initialValues: { image: null as File | null },
    schema,
    onSubmit: async ({ image: chosen }) => {
      if (!chosen) return
      const image = await pictureToSend(chosen, PHOTO_LIMITS.imageBytes)
      if (!image) return { fieldErrors: { image: 'fileSize' } }
      try {
        await show(await ctx.api.run(ownAccountApi.setPhoto, { ...of, image, onProgress: setProgress }))
      } finally {
        setProgress(null)
      }
    },
  })
  const [failed, setFailed] = useState('')
  const remove = async () => {
    setRemoving(true)
    setFailed('')
    try {
      await ctx.api.run(ownAccountApi.removePhoto, of)
      await show(null)
    } catch (error) {
      setFailed(readRefusal(error).message ?? t('own.notDeleted'))
      setRemoving(false)
    }
  }
  return (
    <Form form={form} label={t('photo.title')}>
      <FileField label={t('photo.file')} types={PHOTO_TYPES} maxBytes={MAX_PICTURE_BYTES} {...form.field('image')} />
      {progress !== null && (
        <progress
          max={1}
          value={progress}
          aria-label={t('photo.sending')}
          css={{ width: '100%', accentColor: 'var(--accent-edge)' }}
        />
      )}
      <p css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>{t('photo.seen')}</p>
      <FormError form={form} />
      {failed && <p role="alert">{failed}</p>}
      <Row>
        <SubmitButton>{t('photo.save')}</SubmitButton>
        {account.image && (
          <Button size="big" busy={removing} onClick={() => void remove()}>
            {t('photo.remove')}
          </Button>
        )}
        <Button size="big" onClick={onClose}>
          {t('addresses.cancel')}
        </Button>
      </Row>
    </Form>
  )
}
