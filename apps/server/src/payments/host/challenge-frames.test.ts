import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARD, paid, type PaymentWorld, paymentWorld } from '../../testing/payment-world.ts'
import type { Order } from '../payments.tables.ts'
import { challengePage, donePage } from './challenge-pages.ts'
import type { HostPage } from './host-page.ts'

const HOST = 'https://pay.test'
const PORTAL = 'https://demo.test'
const church = { nome: 'Igreja', corApp: '#336699' }
const order = { codigo: 'A'.repeat(26), passo: { desafio: { id: 'ch_1' } } } as unknown as Order
const frame = { language: 'en' as const, church, frameAncestors: [PORTAL] }

type Message = { origin: string; source: unknown }

/** Runs a page's script in a window. @returns the messages that it posts, and a way to post one to it */
function run({ script = '' }: HostPage, around: string[] | undefined) {
  const posted: [unknown, string][] = []
  const listeners: ((message: Message) => void)[] = []
  const bank = {}
  const parent = { postMessage: (...message: [unknown, string]) => void posted.push(message) }
  const self = {}
  const location = { origin: HOST, ...(around && { ancestorOrigins: around }), replace: () => undefined }
  runInNewContext(script, {
    location,
    parent,
    self,
    frames: [bank],
    setTimeout: () => 0,
    addEventListener: (_type: string, listener: (message: Message) => void) => void listeners.push(listener),
  })
  return { posted, bank, hear: (message: Message) => listeners.forEach((listener) => listener(message)) }
}

describe('the page around the bank’s frame', () => {
  const start = () => run(challengePage(frame, order, 'https://bank.test/3ds'), [PORTAL])

  it('notifies the portal when our own page in the bank’s frame reports the end', () => {
    const { posted, bank, hear } = start()
    expect(posted).toEqual([])
    hear({ origin: HOST, source: bank })
    expect(JSON.parse(JSON.stringify(posted))).toEqual([
      [{ type: 'atrio:3ds-authentication-complete', challenge: 'ch_1' }, PORTAL],
    ])
  })

  it.each([
    ['of the bank’s origin', { origin: 'https://bank.test' }],
    ['of any other origin', { origin: 'https://evil.test' }],
    ['of an origin that begins alike', { origin: `${HOST}.evil.test` }],
    ['of no origin', { origin: 'null' }],
    ['of another window', { source: {} }],
    ['of no window', { source: null }],
  ])('ignores a message %s', (_what, over) => {
    const { posted, bank, hear } = start()
    hear({ origin: HOST, source: bank, ...over })
    expect(posted).toEqual([])
  })
})

describe('the page that ends a challenge', () => {
  it.each<[string, string[] | undefined, string[]]>([
    ['the portal around it', [PORTAL], [PORTAL]],
    ['nobody when another site frames it', ['https://evil.test'], []],
    ['only the portal when the browser does not name the frames above', undefined, [PORTAL]],
  ])('notifies %s', (_what, around, origins) => {
    expect(run(donePage(frame, order), around).posted.map(([, origin]) => origin)).toEqual(origins)
  })
})

describe('a challenge', () => {
  let world: PaymentWorld
  beforeAll(async () => {
    world = await paymentWorld()
  })
  afterAll(() => world.close())

  const begin = async () => {
    const token = await world.token({ ...CARD, numero: '4000 0027 6000 3184' })
    return paid(await world.buy({ method: 'cartao_credito', key: 'challenge-in-a-frame', token }))
  }
  const stateOf = async (code: string) => {
    const [row] = await world.server.database.admin<{ situacao: string }>(
      'select situacao from pedido where codigo = $1',
      [code],
    )
    return row?.situacao
  }

  it('is framed only by portals of its church, and no hint completes its order', async () => {
    const payment = await begin()
    const path = new URL(payment.desafio?.url ?? '').pathname
    for (const asked of [path, `${path}/done`, `${path}/done?redirect_status=succeeded&status=approved`]) {
      const page = await world.atPaymentHost('GET', asked)
      const ancestors = /frame-ancestors ([^;]*)/.exec(String(page.headers['content-security-policy']))?.[1] ?? ''
      expect(ancestors, asked).toMatch(/demo\.localhost/)
      expect(ancestors, asked).not.toMatch(/grace|\*|https?:(\s|$)|'self'/)
      expect(await stateOf(payment.pedido), asked).toBe('em_aberto')
    }
    // the challenge id in the portal's own question proves nothing either
    const status = `/api/v1/usuario/0/pagamento/?pedido=${payment.pedido}&igreja=${world.churches.demo}`
    await world.server.get(`${status}&challenge=${payment.desafio?.id}`)
    expect(await stateOf(payment.pedido)).toBe('em_aberto')
  })
})
