import { I18nProvider } from '@atrio/i18n'
import { FeatureProvider, type FeatureContext } from '@atrio/tenant-core'
import { ChurchColorProvider, ToastProvider } from '@atrio/ui'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'

/** What the portal puts round its routes. */
export function TestProviders({ ctx, children }: { ctx: FeatureContext; children: ReactNode }) {
  return (
    <Provider store={ctx.store}>
      <QueryClientProvider client={ctx.queryClient}>
        <I18nProvider i18n={ctx.i18n}>
          <ChurchColorProvider color={ctx.tenant.visual.color}>
            <FeatureProvider value={ctx}>
              <ToastProvider dismissLabel="Fechar">{children}</ToastProvider>
            </FeatureProvider>
          </ChurchColorProvider>
        </I18nProvider>
      </QueryClientProvider>
    </Provider>
  )
}
