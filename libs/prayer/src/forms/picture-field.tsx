import { FileField, type FieldBinding, MAX_PICTURE_BYTES } from '@atrio/forms'
import { useTranslation } from '@atrio/i18n'
import { css } from '@emotion/react'
import { PICTURE_TYPES } from './picture-types.ts'

const bar = css({
  width: '100%',
  maxWidth: '20rem',
  height: '.5rem',
  marginTop: 'var(--s2)',
  accentColor: 'var(--accent-edge)',
})

type Props = FieldBinding<File | null> & {
  /** Share of the upload that is done, 0 to 1, while the form is being sent. */
  progress: number | null
}

/** An optional picture of a request. Its limits are shown below the field. */
export function PictureField({ progress, ...binding }: Props) {
  const { t } = useTranslation('prayer')
  return (
    <div>
      <FileField {...binding} label={t('ask.image')} optional types={PICTURE_TYPES} maxBytes={MAX_PICTURE_BYTES} />
      {binding.value && progress !== null && (
        <progress css={bar} max={1} value={progress} aria-label={t('ask.sendingImage')} />
      )}
    </div>
  )
}
