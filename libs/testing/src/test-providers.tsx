import { ContextProviders, type FeatureContext } from '@atrio/tenant-core'
import { ChurchColorProvider, ToastProvider } from '@atrio/ui'
import type { ReactNode } from 'react'

/** The providers that the portal puts around its routes. */
export const TestProviders = ({ ctx, children }: { ctx: FeatureContext; children: ReactNode }) => (
  <ContextProviders ctx={ctx}>
    <ChurchColorProvider color={ctx.tenant.visual.color}>
      <ToastProvider dismissLabel="Fechar">{children}</ToastProvider>
    </ChurchColorProvider>
  </ContextProviders>
)
