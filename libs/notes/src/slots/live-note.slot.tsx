import { liveApi } from '@atrio/api-client'
import { loadFormWords } from '@atrio/forms'
import { useFormat, useTranslation } from '@atrio/i18n'
import { signedInAtom, useChurch, useFeatureContext, useIsVisitor, type FeatureContext } from '@atrio/tenant-core'
import { Button, NoteIcon } from '@atrio/ui'
import { css } from '@emotion/react'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { EnterToWrite } from '../parts/enter-to-write.tsx'
import { LiveNote } from '../parts/live-note.tsx'

export const load = (ctx: FeatureContext) => loadFormWords(ctx.i18n)

const panel = css({ flexBasis: '100%', paddingTop: 'var(--s4)' })

/** Opens a note beside a broadcast, without leaving it. */
export default function LiveNoteSlot() {
  const { t } = useTranslation('notes')
  const { api } = useFeatureContext()
  const format = useFormat(useChurch().timeZone)
  const signedIn = useAtomValue(signedInAtom)
  const visitor = useIsVisitor()
  const [open, setOpen] = useState(false)
  // the page around it has loaded this; the slot only reads the cache
  const live = useQuery({ ...api.q(liveApi.broadcasts, {}), enabled: false }).data?.live
  const given = live ? t('live.given', { service: live.title, date: format.date(live.startsAt) }) : ''
  return (
    <>
      <Button aria-expanded={open} onClick={() => setOpen(!open)}>
        <NoteIcon size="sm" />
        {t(open ? 'live.close' : 'live.write')}
      </Button>
      {open && (
        <div css={panel}>
          {signedIn && <LiveNote about={`live-${live?.id ?? 0}`} given={given} />}
          {visitor && <EnterToWrite />}
        </div>
      )}
    </>
  )
}
