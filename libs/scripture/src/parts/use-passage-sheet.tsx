import { useFeatureContext, type FeatureContext } from '@atrio/tenant-core'
import { useCallback, useState, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { loadScriptureWords } from '../i18n/messages.ts'
import type { OpenPassage } from './passage-sheet.tsx'

const loadSheet = async ({ i18n }: FeatureContext) => {
  const [{ PassageSheet }] = await Promise.all([import('./passage-sheet.tsx'), loadScriptureWords(i18n)])
  return PassageSheet
}
type Sheet = Awaited<ReturnType<typeof loadSheet>>

type Press = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>

/** Whether a press of a link is for this page, and not for another tab. */
export const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: Press) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

/** Opens passages over the page; the sheet's code and words load with the first. */
export function usePassageSheet(): { open: (passage: OpenPassage, to: string) => void; sheet: ReactNode } {
  const ctx = useFeatureContext()
  const navigate = useNavigate()
  const [shown, setShown] = useState<{ Sheet: Sheet; passage: OpenPassage; to: string } | null>(null)
  const open = useCallback(
    (passage: OpenPassage, to: string) =>
      void loadSheet(ctx).then(
        (Sheet) => setShown({ Sheet, passage, to }),
        // its code did not arrive: the page says more about a failure
        () => void navigate(to),
      ),
    [ctx, navigate],
  )
  return {
    open,
    sheet: shown && <shown.Sheet passage={shown.passage} to={shown.to} onClose={() => setShown(null)} />,
  }
}
