import { ORDER } from '@atrio/testing'
import { calls } from './checkout.scenes.ts'

type Body = Record<string, unknown> & { buyer: Record<string, unknown> | null }
type Request = { body: Body; idempotencyKey: string }

/** Scenes that record the purchase's requests. */
export function recorded(scene: object, answer: (tries: number) => unknown = () => ({ code: ORDER })) {
  const sent: Request[] = []
  const buy = (request: Request) => {
    sent.push({ body: request.body, idempotencyKey: request.idempotencyKey })
    return answer(sent.length)
  }
  return { sent, http: { ...scene, [calls.buy]: buy } }
}
