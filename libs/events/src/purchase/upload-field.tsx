import { ApiError, purchaseApi, type UploadedFile } from '@atrio/api-client'
import { type FieldProps, FileField, MAX_PICTURE_BYTES, pictureToSend } from '@atrio/forms'
import { useApi } from '@atrio/tenant-core'
import { Button } from '@atrio/ui'
import { css } from '@emotion/react'
import { useEffect, useRef, useState } from 'react'
import { useEventWords } from '../parts/use-event-words.ts'

/** Types that the server stores; it checks the file's content. */
const TYPES = ['image/jpeg', 'image/png', 'image/webp', '.pdf']
const MAX_BYTES = 5_000_000

const bar = css({
  width: '100%',
  maxWidth: '20rem',
  height: '.5rem',
  marginTop: 'var(--s2)',
  accentColor: 'var(--accent-edge)',
})

type Props = FieldProps<UploadedFile | null> & {
  eventId: number
  /** Called when an upload starts and ends. */
  onUploading: (under: boolean) => void
}
type Upload = { file: File; progress: number; failure?: 'tooLarge' | 'type' | 'busy' | 'closed' | 'network' }

/** By status. The event closed meanwhile, or nothing of it asks for a file any more: 409, 404. */
const FAILURES: Readonly<Record<number, Upload['failure']>> = {
  404: 'closed',
  409: 'closed',
  413: 'tooLarge',
  415: 'type',
  429: 'busy',
}
const failureOf = (error: unknown): NonNullable<Upload['failure']> =>
  (error instanceof ApiError && FAILURES[error.status]) || 'network'

/** A file uploaded as soon as it is chosen: the form holds the server's id of it. */
export function UploadField({ eventId, onUploading, ...field }: Props) {
  const { t } = useEventWords()
  const api = useApi()
  const [upload, setUpload] = useState<Upload>()
  const running = useRef<AbortController>(undefined)
  const { onChange } = field
  useEffect(() => () => running.current?.abort(), [])

  const send = async (file: File) => {
    running.current?.abort()
    const run = new AbortController()
    running.current = run
    const most = file.type.startsWith('image/') ? MAX_PICTURE_BYTES : MAX_BYTES
    if (file.size > most) return setUpload({ file, progress: 0, failure: 'tooLarge' })
    setUpload({ file, progress: 0 })
    onUploading(true)
    const onProgress = (progress: number) => !run.signal.aborted && setUpload({ file, progress })
    try {
      const sent = await pictureToSend(file, MAX_BYTES)
      if (run.signal.aborted) return
      if (!sent) return setUpload({ file, progress: 0, failure: 'tooLarge' })
      const uploaded = await api.run(purchaseApi.uploadFile, { eventId, file: sent, onProgress }, run.signal)
      if (run.signal.aborted) return
      setUpload(undefined)
      onChange(uploaded)
    } catch (error) {
      if (!run.signal.aborted) setUpload({ file, progress: 0, failure: failureOf(error) })
    } finally {
      onUploading(false)
    }
  }
  const choose = (file: File | null) => {
    onChange(null)
    if (file) return void send(file)
    running.current?.abort()
    setUpload(undefined)
  }

  const failure = upload?.failure
  const error = failure ? t(`upload.${failure}`) : field.error
  const { error: _, ...rest } = field
  return (
    <div>
      <FileField
        {...rest}
        {...(error && { error })}
        // a photo is made smaller before it is sent
        hint={field.hint ?? t('upload.limits')}
        value={upload?.file ?? field.value}
        onChange={choose}
        types={TYPES}
        maxBytes={MAX_BYTES}
      />
      {upload && !failure && (
        <>
          <progress
            css={bar}
            max={1}
            value={upload.progress}
            aria-label={t('upload.progress', { name: upload.file.name })}
          />
          <p role="status" css={{ color: 'var(--muted)', fontSize: 'var(--t-small)' }}>
            {t('upload.sending')}
          </p>
        </>
      )}
      {(failure === 'network' || failure === 'busy') && (
        <p css={{ marginTop: 'var(--s2)' }}>
          <Button onClick={() => void send(upload!.file)}>{t('upload.retry')}</Button>
        </p>
      )}
    </div>
  )
}
