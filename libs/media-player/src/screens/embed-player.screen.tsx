import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { EmptyState, gutterCss } from '@atrio/ui'
import { useSearchParams } from 'react-router'
import { loadPlayerWords } from '../i18n/messages.ts'
import { VideoPlayer } from '../player/video-player.tsx'
import { videoSource } from '../source/video-source.ts'

export const load = (ctx: FeatureContext) => loadPlayerWords(ctx.i18n)

/**
 * A player alone, for a frame in another site: `?service&code`, `?url` or `?html`. The link is not trusted,
 * so only the table of services, the list of frames, and files of this portal or of hosts that the church uses count.
 */
export default function EmbedPlayerScreen() {
  const { t } = useTranslation('mediaPlayer')
  const { config } = useFeatureContext()
  const [query] = useSearchParams()
  const source = videoSource(
    { service: query.get('service'), code: query.get('code'), url: query.get('url'), html: query.get('html') },
    { fileHosts: config.mediaHosts ?? [] },
  )
  if (!source) {
    return (
      <div css={[gutterCss, { paddingBlock: 'var(--s6)' }]}>
        <title>{t('title')}</title>
        <EmptyState heading="h1" title={t('none.title')} text={t('none.text')} seed="no-video" shape="wide" />
      </div>
    )
  }
  const title = source.kind === 'frame' ? source.service : t('title')
  return (
    <>
      <title>{title}</title>
      <h1 className="visually-hidden">{title}</h1>
      <VideoPlayer source={source} title={title} seed={source.src} />
    </>
  )
}
