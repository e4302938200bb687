import { NOBODY, playApi, type PlayContent } from '@atrio/api-client'
import { useTranslation } from '@atrio/i18n'
import { useFeatureContext, useViewer } from '@atrio/tenant-core'
import { Button, CheckIcon, useToast } from '@atrio/ui'
import { useState } from 'react'
import { contentQuery } from '../data/play.queries.ts'
import { refetchMarks } from '../data/marks.queries.ts'

/** Marks a video as watched, or as unwatched. Hidden for visitors, and for collections. */
export function WatchedButton({ content }: { content: PlayContent }) {
  const { t } = useTranslation('play')
  const ctx = useFeatureContext()
  const toast = useToast()
  const viewer = useViewer()
  const [isBusy, setBusy] = useState(false)
  const { id, own, kind } = content
  if (viewer === NOBODY || !own || kind !== 'video') return null
  const { watched, listEntryId } = own
  const change = async () => {
    setBusy(true)
    try {
      await ctx.api.run(playApi.stop, { id, at: 0, watched: !watched })
      ctx.queryClient.setQueryData(
        contentQuery(ctx.api, id).queryKey,
        (known: PlayContent | undefined) =>
          known && { ...known, own: { listEntryId, stoppedAt: 0, watched: !watched } },
      )
      void refetchMarks(ctx)
    } catch {
      toast({ text: t('marks.failed') })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button aria-pressed={watched} busy={isBusy} onClick={() => void change()}>
      {watched && <CheckIcon size="sm" />}
      {t('marks.watched')}
    </Button>
  )
}
