import { useTranslation } from '@atrio/i18n'
import { AppLink, requireRouteId, useRouteId } from '@atrio/tenant-core'
import { buttonCss, gutterCss, Picture, PlayIcon } from '@atrio/ui'
import { gated } from '../data/entrance.ts'
import { loadContent } from '../data/load-content.ts'
import { useContent } from '../data/play.queries.ts'
import { ContentHead } from '../parts/content-head.tsx'
import { ContentState } from '../parts/content-state.tsx'
import { ListButton } from '../parts/list-button.tsx'
import { PlayPage } from '../parts/play-page.tsx'
import { Related } from '../parts/related.tsx'
import { WatchedButton } from '../parts/watched-button.tsx'
import { watchPath } from '../page-paths.ts'

export const load = gated((ctx, { params }) => loadContent(ctx, requireRouteId(params['contentId'])))

export { ContentMissing as Missing } from '../parts/content-missing.tsx'

/** Describes a video and links to its player. */
export default function PlayVideoScreen() {
  const { t } = useTranslation('play')
  const query = useContent(useRouteId('contentId'))
  const content = query.data
  if (!content) return <ContentState query={query} />
  const { id, title, description, image, collection, own } = content
  return (
    <PlayPage title={title} description={description} image={image?.url}>
      <article css={[gutterCss, { paddingBlock: 'var(--s6) var(--s10)', '& > *': { maxWidth: '60rem' } }]}>
        <Picture src={image?.url} seed={`play-${id}`} shape="wide" sizes="(min-width: 62em) 60rem, 100vw" />
        <div css={{ marginTop: 'var(--s6)' }}>
          <ContentHead content={content}>
            <AppLink to={watchPath(id)} css={buttonCss('primary', 'big')}>
              <PlayIcon size="sm" />
              {t(own && own.stoppedAt > 0 ? 'watch.goOn' : 'watch.start')}
            </AppLink>
            <ListButton content={content} />
            <WatchedButton content={content} />
          </ContentHead>
        </div>
      </article>
      {collection && <Related collection={collection} except={id} />}
    </PlayPage>
  )
}
