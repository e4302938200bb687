import { createContext, use } from 'react'
import type { FeatureContext } from './feature-context.ts'

const Context = createContext<FeatureContext | null>(null)

export const FeatureProvider = Context

export function useFeatureContext(): FeatureContext {
  const ctx = use(Context)
  if (!ctx) throw new Error('FeatureProvider is missing')
  return ctx
}

export const useApi = () => useFeatureContext().api
export const useChurch = () => useFeatureContext().tenant.church
export const useTenant = () => useFeatureContext().tenant
export const useConfig = () => useFeatureContext().config
