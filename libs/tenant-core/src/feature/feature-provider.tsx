import type { Api } from '@atrio/api-client'
import { createContext, use, useCallback, useSyncExternalStore } from 'react'
import { viewerAtom } from '../session/viewer-atom.ts'
import type { FeatureContext } from './feature-context.ts'

const Context = createContext<FeatureContext | null>(null)

export const FeatureProvider = Context

export function useFeatureContext(): FeatureContext {
  const ctx = use(Context)
  if (!ctx) throw new Error('FeatureProvider is missing')
  return ctx
}

/**
 * Renders again when a person signs in or out: the keys of personal endpoints change with the viewer. Without jotai's
 * hook, which no frame's first chunk needs otherwise.
 */
export function useApi(): Api {
  const { api, store } = useFeatureContext()
  const subscribe = useCallback((onChange: () => void) => store.sub(viewerAtom, onChange), [store])
  const viewer = () => store.get(viewerAtom)
  useSyncExternalStore(subscribe, viewer, viewer)
  return api
}
export const useChurch = () => useFeatureContext().tenant.church
export const useTenant = () => useFeatureContext().tenant
export const useConfig = () => useFeatureContext().config
