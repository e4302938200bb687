import { useQuery } from '@tanstack/react-query'
import { createElement, type ComponentType, type ReactNode } from 'react'
import type { FeatureContext } from '../feature/feature-context.ts'
import { useFeatureContext } from '../feature/feature-provider.tsx'

export type LazyFormFailedProps = { busy: boolean; retry: () => void }

type LazyFormOptions<Props> = {
  /** Unique among forms: `giving.gift`. */
  name: string
  /** Imports the form and loads its messages, both at once: `loadFormWords(ctx.i18n)`. */
  load: (ctx: FeatureContext) => Promise<ComponentType<Props>>
  /** Shown while it loads; of the form’s props, where its height depends on them. */
  loading: ReactNode | ((props: Props) => ReactNode)
  /** Shown when its code or its messages did not arrive. */
  failed: ComponentType<LazyFormFailedProps>
}

/**
 * A form whose code and messages load when it is first shown, for pages that are read without it: the library of forms
 * is heavier than most pages. `prefetch` starts that in the `load` of a page that will show it at once.
 */
export function lazyForm<Props extends object>({ name, load, loading, failed: Failed }: LazyFormOptions<Props>) {
  const query = (ctx: FeatureContext) => ({
    queryKey: ['form', name, ctx.i18n.language],
    queryFn: async () => ({ Form: await load(ctx) }),
    staleTime: Infinity,
    // offline too: it fails at once, and says so
    networkMode: 'always' as const,
    // code is no data to compare
    structuralSharing: false,
  })
  function LazyForm(props: Props) {
    const { data, errorUpdateCount, isFetching, refetch } = useQuery(query(useFeatureContext()))
    if (data) return createElement(data.Form, props)
    // as failureOf has it, whose file checkout need not load for this
    if (errorUpdateCount > 0) return <Failed busy={isFetching} retry={() => void refetch()} />
    return typeof loading === 'function' ? loading(props) : loading
  }
  return Object.assign(LazyForm, {
    /** Never rejects; does nothing on the server, whose pages come without the messages of forms. */
    prefetch: async (ctx: FeatureContext): Promise<void> => {
      if (!ctx.onServer) await ctx.queryClient.prefetchQuery(query(ctx))
    },
  })
}
