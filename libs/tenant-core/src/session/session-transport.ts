import { ApiError, type ApiRequest, type Transport } from '@atrio/api-client'
import type { FeatureContext } from '../feature/feature-context.ts'
import { renewingAtom, sessionAtom } from './session.ts'

/** Calls of the session itself: their refusal is an answer, and renewing must not wait for itself. */
const isSessionCall = ({ path }: ApiRequest) => path.startsWith('/security/')

/**
 * Adds the person's token to calls: they wait while it is renewed, and one refused with 401 renews it and is retried
 * once (quality: security 4). Only for our API: the card client gets no token. 403 is never treated as 401.
 */
export const sessionTransport =
  (inner: Transport, context: () => Pick<FeatureContext, 'store'> | undefined): Transport =>
  async (request) => {
    const ctx = context() as FeatureContext | undefined
    if (!ctx || request.client === 'card' || isSessionCall(request)) return inner(request)
    await ctx.store.get(renewingAtom)?.catch(() => undefined)
    const { token } = ctx.store.get(sessionAtom)
    try {
      return await inner(request)
    } catch (error) {
      if (!token || !(error instanceof ApiError) || error.status !== 401 || error.code === 'wrong_password') throw error
      const { renewOrEnd } = await import('./renew.ts')
      if (!(await renewOrEnd(ctx, token))) throw error
      return inner(request)
    }
  }
