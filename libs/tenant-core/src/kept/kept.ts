import { ApiError } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { keptSinceAtom } from './kept-since.ts'
import { keepAnswer, keptAnswer } from './kept-store.ts'
import { watchForNetwork } from './reconnect.ts'

/** Keeps the current answer of a query. */
export function keep(ctx: FeatureContext, viewer: number, name: string, answer: unknown): void {
  keepAnswer(ctx, viewer, name, answer)
  setKeptSince(ctx, name, undefined)
}

/** What is kept in place of an answer that does not come; undefined for a refusal, and where nothing is. */
export function keptInPlaceOf(ctx: FeatureContext, viewer: number, name: string, error: unknown) {
  const isAbsent = error instanceof ApiError && error.kind === 'no-response'
  const kept = isAbsent ? keptAnswer(ctx, viewer, name) : undefined
  if (kept) {
    setKeptSince(ctx, name, kept.at)
    watchForNetwork(ctx)
  }
  return kept
}

function setKeptSince({ store }: FeatureContext, name: string, at: number | undefined): void {
  const before = store.get(keptSinceAtom)
  if (before.get(name) === at) return
  const next = new Map(before)
  if (at === undefined) next.delete(name)
  else next.set(name, at)
  store.set(keptSinceAtom, next)
}
