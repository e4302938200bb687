import { NOBODY } from '@atrio/api-client'
import { useAtomValue } from 'jotai'
import { useSyncExternalStore } from 'react'
import { useFeatureContext } from '../feature/feature-provider.tsx'
import { viewerAtom } from './viewer-atom.ts'

const never = () => () => undefined

/**
 * The signed-in person's account in the church; NOBODY for a visitor. Changes when a public page's session is restored
 * after its first render. The server's markup is a visitor's, and so is the first render in the browser.
 */
export function useViewer(): number {
  const viewer = useAtomValue(viewerAtom, { store: useFeatureContext().store })
  return useSyncExternalStore(
    never,
    () => viewer,
    () => NOBODY,
  )
}
