import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { StripeMoneyBack } from './stripe-money-back.ts'

/** One call as it came: path, fields of its form, and its key. */
export type StripeCall = {
  method: string
  path: string
  fields: Record<string, string>
  key: string | undefined
  authorization: string | undefined
}
type Answer = { status: number; body: Record<string, unknown> }

export type StripeStandIn = {
  url: string
  calls: StripeCall[]
  /** PaymentIntents that were made, by id: what was really charged. */
  intents: Map<string, Record<string, unknown>>
  moneyBack: StripeMoneyBack
  /** The payment of an order. */
  intentOf(code: string): Record<string, unknown>
  /** Events that it lists as not delivered. */
  undelivered: object[]
  /** The next so many answers to charges and refunds are lost after the charge or refund. */
  losing: number
  /** The next so many charges do not even arrive. */
  deaf: number
  /** The next so many questions about a card or account are answered 500. */
  failing: number
  /** Milliseconds between reading what is asked for and answering: an answer may be old when it arrives. */
  delayMs: () => number
  /** A day goes by: the same key is another charge. */
  forgetKeys(): void
  close(): Promise<void>
}

/** An HTTP server that speaks Stripe's shapes for what the adapter asks. The payment method's name says what becomes of it. */
export async function stripeStandIn(): Promise<StripeStandIn> {
  const calls: StripeCall[] = []
  const intents = new Map<string, Record<string, unknown>>()
  const moneyBack = new StripeMoneyBack(intents)
  const byKey = new Map<string, Answer>()
  const server = createServer((request, response) => {
    void read(request).then(async (call) => {
      const isCharge = call.method === 'POST' && call.path === '/v1/payment_intents'
      if (isCharge && standIn.deaf > 0) {
        standIn.deaf -= 1
        return response.destroy()
      }
      calls.push(call)
      if (call.path.startsWith('/v1/payment_methods/') && standIn.failing > 0) {
        standIn.failing -= 1
        return response.writeHead(500, { 'content-type': 'application/json' }).end('{"error":{"type":"api_error"}}')
      }
      const answer = (call.key && byKey.get(`${call.path} ${call.key}`)) || answerOf(call, standIn)
      if (call.key) byKey.set(`${call.path} ${call.key}`, answer)
      const isRefund = call.method === 'POST' && call.path === '/v1/refunds'
      if ((isCharge || isRefund) && standIn.losing > 0) {
        standIn.losing -= 1
        return response.destroy()
      }
      const text = JSON.stringify(answer.body)
      const delay = standIn.delayMs()
      if (delay > 0) await sleep(delay)
      response.writeHead(answer.status, { 'content-type': 'application/json', 'request-id': 'req_1' })
      return response.end(text)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const standIn: StripeStandIn = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    calls,
    intents,
    moneyBack,
    intentOf: (code) => [...intents.values()].find((intent) => isOfOrder(intent, code)) ?? {},
    undelivered: [],
    losing: 0,
    deaf: 0,
    failing: 0,
    delayMs: () => 0,
    forgetKeys: () => byKey.clear(),
    close: () => new Promise((resolve) => (server.closeAllConnections(), server.close(() => resolve()))),
  }
  return standIn
}

async function read(request: IncomingMessage): Promise<StripeCall> {
  let text = ''
  for await (const part of request) text += String(part)
  const url = new URL(request.url ?? '', 'http://stripe.test')
  return {
    method: request.method ?? '',
    path: url.pathname,
    fields: Object.fromEntries([...url.searchParams, ...new URLSearchParams(text)]),
    key: request.headers['idempotency-key'] as string | undefined,
    authorization: request.headers.authorization,
  }
}

const failure = (status: number, error: Record<string, unknown>): Answer => ({ status, body: { error } })

function answerOf({ method, path, fields }: StripeCall, { intents, moneyBack, undelivered }: StripeStandIn): Answer {
  const [, , resource = '', id = '', action] = path.split('/')
  if (resource === 'payment_methods' && id.includes('unknown')) return MISSING
  if (resource === 'payment_methods') return { status: 200, body: paymentMethod(id) }
  if (resource === 'customers') return { status: 200, body: { id: 'cus_1', object: 'customer' } }
  if (resource === 'refunds' && method === 'POST') return refund(fields, intents, moneyBack)
  if (resource === 'refunds') return { status: 200, body: moneyBack.list('refund', fields['payment_intent']) }
  if (resource === 'disputes') return { status: 200, body: moneyBack.list('dispute', fields['payment_intent']) }
  if (resource === 'events') return { status: 200, body: { object: 'list', data: undelivered, has_more: false } }
  if (resource !== 'payment_intents') return failure(404, { type: 'invalid_request_error', message: 'no such call' })
  if (method === 'POST' && !id) return charge(fields, intents)
  if (id === 'search') return search(fields['query'] ?? '', intents)
  const intent = intents.get(id)
  if (!intent) return MISSING
  if (action === 'cancel') {
    const { status } = intent as { status: string }
    if (!status.startsWith('requires_')) return failure(400, { ...UNEXPECTED, message: `it is ${status}` })
    intents.set(id, { ...intent, status: 'canceled' })
  }
  if (method === 'POST' && !action) {
    intents.set(id, { ...intent, metadata: { ...(intent['metadata'] as object), ...metadataIn(fields) } })
  }
  return { status: 200, body: intents.get(id) ?? {} }
}

const metadataIn = (fields: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const key = /^metadata\[(\w+)\]$/.exec(name)?.[1]
      return key ? [[key, value]] : []
    }),
  )

const isOfOrder = ({ metadata }: Record<string, unknown>, code: string) =>
  (metadata as { pedido: string }).pedido === code

const MISSING = failure(404, { type: 'invalid_request_error', code: 'resource_missing', message: 'no such object' })
const UNEXPECTED = { type: 'invalid_request_error', code: 'payment_intent_unexpected_state' }

/** By an order's code, or by what was paid for, in the metadata; the newest first. */
function search(query: string, intents: StripeStandIn['intents']): Answer {
  const [, field, value] = /^metadata\["(pedido|ocasiao)"\]:"([\w-]+)"$/.exec(query) ?? []
  if (!field) return failure(400, { type: 'invalid_request_error', message: 'no such query' })
  const data = [...intents.values()].filter(({ metadata }) => (metadata as Record<string, string>)[field] === value)
  return { status: 200, body: { object: 'search_result', data: data.reverse(), has_more: false } }
}

const paymentMethod = (id: string) => ({
  id,
  object: 'payment_method',
  billing_details: { name: 'Ana Souza' },
  ...(id.includes('bank')
    ? { type: 'us_bank_account', us_bank_account: { last4: '6789', routing_number: '110000000' } }
    : { type: 'card', card: { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 } }),
})

function charge(fields: Record<string, string>, intents: StripeStandIn['intents']): Answer {
  const method = fields['payment_method'] ?? ''
  const id = `pi_${intents.size + 1}`
  const intent = {
    id,
    object: 'payment_intent',
    amount: Number(fields['amount']),
    currency: fields['currency'],
    status: 'succeeded',
    customer: fields['customer'] ?? null,
    payment_method: method,
    setup_future_usage: fields['setup_future_usage'] ?? null,
    metadata: metadataIn(fields),
    next_action: null,
    last_payment_error: null,
    latest_charge: { id: 'ch_1', object: 'charge', refunded: false },
  }
  if (method.includes('declined')) {
    const error = { type: 'card_error', code: 'card_declined', decline_code: 'insufficient_funds', message: 'declined' }
    return failure(402, error)
  }
  if (method.includes('3ds') && fields['off_session'] === 'true') {
    return failure(402, { type: 'card_error', code: 'authentication_required', message: 'nobody is there' })
  }
  const url = 'https://hooks.stripe.test/3ds'
  if (method.includes('3ds')) {
    Object.assign(intent, {
      status: 'requires_action',
      next_action: { type: 'redirect_to_url', redirect_to_url: { url } },
    })
  }
  if (method.includes('bank')) Object.assign(intent, { status: 'processing' })
  intents.set(id, intent)
  return { status: 200, body: intent }
}

function refund(
  fields: Record<string, string>,
  intents: StripeStandIn['intents'],
  moneyBack: StripeStandIn['moneyBack'],
): Answer {
  const id = fields['payment_intent'] ?? ''
  if (!intents.has(id)) return failure(404, { type: 'invalid_request_error', message: 'no such intent' })
  const amount = fields['amount'] === undefined ? undefined : Number(fields['amount'])
  const made = moneyBack.refund(id, amount, metadataIn(fields))
  if (made) return { status: 200, body: made }
  return failure(400, { type: 'invalid_request_error', message: 'greater than what is left' })
}
