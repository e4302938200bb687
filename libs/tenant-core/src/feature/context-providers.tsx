import { I18nProvider } from '@atrio/i18n'
import { QueryClientProvider } from '@tanstack/react-query'
import { Provider } from 'jotai'
import type { ReactNode } from 'react'
import type { FeatureContext } from './feature-context.ts'
import { FeatureProvider } from './feature-provider.tsx'

/** The providers around the routes of every app and test: store, query cache, language, and the context itself. */
export const ContextProviders = ({ ctx, children }: { ctx: FeatureContext; children: ReactNode }) => (
  <Provider store={ctx.store}>
    <QueryClientProvider client={ctx.queryClient}>
      <I18nProvider i18n={ctx.i18n}>
        <FeatureProvider value={ctx}>{children}</FeatureProvider>
      </I18nProvider>
    </QueryClientProvider>
  </Provider>
)
