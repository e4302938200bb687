import type { Endpoint } from '../endpoint.ts'
import type { recorder } from './recorder.ts'

/** An endpoint's name, the request expected of it, and how to call it. */
export type Row = [
  name: string,
  asked: string,
  run: (api: ReturnType<typeof recorder>['api'], signal: AbortSignal) => unknown,
]

export const row = <P, R>(target: Endpoint<P, R>, params: P, asked: string): Row => [
  target.name,
  asked,
  (api, signal) => api.run(target, params, signal),
]
