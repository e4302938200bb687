import { NOBODY } from '@atrio/api-client'
import { hashKey } from '@tanstack/react-query'
import type { FeatureContext } from '../feature/feature-context.ts'
import { viewerOf } from '../session/viewer-atom.ts'
import { loadKept } from './kept-query.ts'

/** Takes what a write has answered as the answer of a kept query. @param viewer the one who wrote it */
export function rememberAnswer(
  ctx: FeatureContext,
  { queryKey }: { queryKey: readonly unknown[] },
  answer: unknown,
  viewer = viewerOf(ctx),
): void {
  const { queryClient } = ctx
  // what was asked for before the write, and is answered after it, is older
  void queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, answer)
  if (viewer !== NOBODY && !ctx.embed)
    void loadKept().then((kept) => kept?.keep(ctx, viewer, hashKey(queryKey), answer))
}
