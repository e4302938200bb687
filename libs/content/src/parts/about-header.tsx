import { useTranslation } from '@atrio/i18n'
import { useChurch } from '@atrio/tenant-core'
import { castLightCss, kickerCss, leadCss, media, Picture } from '@atrio/ui'
import { css } from '@emotion/react'

const frame = css({
  display: 'flex',
  flexDirection: 'column',
  [media.tabletBigUp]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(calc(var(--gutter) + 26rem), 1fr) minmax(0, 1fr)',
    minHeight: '27rem',
  },
})
const words = css({
  padding: 'var(--s6) var(--gutter) var(--s8)',
  '& h1': { marginTop: '.1em', hyphens: 'auto', hyphenateLimitChars: '16 6 6' },
  [media.tabletBigUp]: {
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    paddingRight: 'var(--s12)',
  },
})
const pictureCss = css({
  '&&': { borderRadius: 0, aspectRatio: '390 / 240' },
  [media.tabletBigUp]: {
    '&&': { order: 2, aspectRatio: 'auto', borderRadius: 'var(--radius-window) 0 0 var(--radius-window)' },
  },
})

/** The church's name beside its picture. */
export function AboutHeader() {
  const { t } = useTranslation('content')
  const church = useChurch()
  return (
    <header css={frame}>
      <Picture
        css={pictureCss}
        seed={`church-${church.id}`}
        shape="wide"
        src={church.images[0]?.url}
        alt={church.images[0]?.alt}
        sizes="(min-width: 64em) 50vw, 100vw"
        priority
      />
      <div css={[castLightCss, words]}>
        <p css={kickerCss}>{t('about.kicker')}</p>
        <h1>{church.name}</h1>
        {church.description && <p css={[leadCss, { marginTop: '.6em' }]}>{church.description}</p>}
      </div>
    </header>
  )
}
