import { ApiError, type ServiceSchedule } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { loadPlayerWords } from '@atrio/media-player'
import { Page, plainText, Slot, useApi, type FeatureContext, type SlotFailureProps } from '@atrio/tenant-core'
import { gutterCss, LineSkeleton, LinkButton, media, Notice, PageHeader, Row, Skeleton } from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { broadcastsQuery, useBroadcasts } from '../data/broadcasts.queries.ts'
import { scheduleQuery } from '../data/schedule.queries.ts'
import { earlierThan } from '../model/on-air.ts'
import { Earlier } from '../parts/earlier.tsx'
import { NextUp } from '../parts/next-up.tsx'
import { LoadFailed } from '../parts/load-failed.tsx'
import { Schedule } from '../parts/schedule.tsx'
import { Stage } from '../parts/stage.tsx'
import { useStage } from '../parts/use-shown.ts'

const frame = css(gutterCss, {
  paddingBottom: 'var(--section)',
  [media.tabletBigUp]: { paddingTop: 'var(--s4)' },
  '&[data-live]': {
    [media.tabletBigUp]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(20rem, 25rem)',
      // a chat taller than both rows lengthens the lower one
      gridTemplateRows: 'auto 1fr',
      columnGap: 'var(--s12)',
      alignItems: 'start',
    },
  },
})
// beside the video on desktops, and there as the page moves on; under it elsewhere
const beside = css({
  marginTop: 'var(--s6)',
  '&:empty': { display: 'none' },
  [media.tabletBigUp]: {
    gridColumn: 2,
    gridRow: '1 / span 2',
    position: 'sticky',
    top: '6rem',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'calc(100dvh - 7rem)',
    marginTop: 0,
    paddingInlineStart: 'var(--s6)',
    borderInlineStart: '1px solid var(--hairline)',
  },
})
const acts = css({ marginTop: 'var(--s5)', '&:empty': { display: 'none' } })

const isMissing = (error: unknown) => error instanceof ApiError && error.status === 404

/** Either may fail without the other; a schedule that the backend lacks is no failure. */
export async function load(ctx: FeatureContext) {
  const [schedule, broadcasts] = await Promise.allSettled([
    ctx.queryClient.fetchQuery(scheduleQuery(ctx.api)),
    ctx.queryClient.fetchQuery(broadcastsQuery(ctx.api)),
    loadPlayerWords(ctx.i18n),
  ])
  if (broadcasts.status === 'rejected' && schedule.status === 'rejected') throw broadcasts.reason
}

function BesideFailed({ retry }: SlotFailureProps) {
  const { t } = useTranslation('live')
  return <LoadFailed text={t('page.besideFailed')} retry={retry} />
}

/** What is live or was last, the chat beside it while it runs, when the next one is, and what was shown before. */
export default function LiveScreen() {
  const { t } = useTranslation('live')
  const broadcasts = useBroadcasts()
  const schedule = useQuery({
    ...scheduleQuery(useApi()),
    // a request would drop the error that says so
    enabled: ({ state }) => !isMissing(state.error),
  })
  // `errorUpdateCount` tells of a failure as failureOf does, whose file would take the page over its budget of bytes
  const { data } = broadcasts
  const { shown, begun, onPlays, leave } = useStage(data)
  const live = shown?.tag === 'live'
  const place = useRef<HTMLDivElement>(null)
  // the pressed button is unmounted
  const change = () => {
    place.current?.focus()
    leave()
  }
  const coming: ServiceSchedule['upcoming'] = schedule.data?.upcoming ?? []
  return (
    <Page
      title={live ? shown.broadcast.title : t('page.title')}
      description={live ? plainText(shown.broadcast.description ?? '') || t('page.lead') : t('page.lead')}
      image={shown?.broadcast.image?.url}
    >
      {!live && <PageHeader title={t('page.title')} lead={data && t('page.none')} />}
      <div css={frame} data-live={live || undefined}>
        <div ref={place} tabIndex={-1}>
          {shown && (
            <Stage shown={shown} heading={live ? 'h1' : 'h2'} onPlays={onPlays}>
              {begun && (
                <Notice live css={{ marginTop: 'var(--s4)' }} title={t('page.begun', { title: begun.title })}>
                  <LinkButton onClick={change}>{t('page.change')}</LinkButton>
                </Notice>
              )}
              {live && (
                <Row css={acts}>
                  <Slot name="live.acts" failure={() => null} />
                </Row>
              )}
            </Stage>
          )}
          {!data &&
            (broadcasts.errorUpdateCount ? (
              <LoadFailed busy={broadcasts.isFetching} retry={() => void broadcasts.refetch()} />
            ) : (
              <Skeleton height="auto" css={{ aspectRatio: '16 / 9' }} />
            ))}
          {!live && <NextUp upcoming={coming} />}
        </div>
        {live && (
          <aside css={beside}>
            <Slot name="live.beside" failure={BesideFailed} />
          </aside>
        )}
        <div>
          {schedule.data ? (
            <Schedule schedule={schedule.data} />
          ) : schedule.errorUpdateCount ? (
            !isMissing(schedule.error) && (
              <LoadFailed busy={schedule.isFetching} retry={() => void schedule.refetch()} />
            )
          ) : (
            <LineSkeleton lines={4} />
          )}
          {data && <Earlier broadcasts={earlierThan(data, shown)} />}
        </div>
      </div>
    </Page>
  )
}
