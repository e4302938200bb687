import { ArquivoRespostaWire } from '@atrio/contract'
import { expect, it } from 'vitest'
import { wireOf } from '../../../testing/expect-wire.ts'
import { outcome } from '../../../testing/people.ts'
import { answerFileForm } from '../testing/answer-file-form.ts'
import { changesWorld, rule } from '../testing/changes-world.ts'
import { purchaseOf } from '../testing/sale.ts'

const changes = changesWorld()
const { onSale, call, detail, ticketsOf } = changes
const send = (event: number) => changes.world.server.app.inject(answerFileForm(event, Buffer.from('%PDF-1.7 x')))

it('a sold-out event takes files while a ticket of it is offered, and no longer', async () => {
  const { admin, ana } = changes.world
  const event = await onSale({
    event: rule,
    lots: [{ valor: 0, quantidade: 1 }],
    fields: [{ nome: 'Foto', tipo: 'arquivo', flagObrigatorio: true }],
  })
  const shown = await detail(event)
  const idCampo = shown.campos[0]?.id ?? 0
  const answer = async () => [{ idCampo, valor: wireOf(ArquivoRespostaWire, await send(event)).codigo }]
  const order = purchaseOf(shown, 1, { comprador: null })
  const ingressos = [{ ...order.ingressos[0]!, respostas: await answer() }]
  const bought = await call('POST', `/usuario/${ana.user}/evento/${event}/inscricao/`, { ...order, ingressos })
  expect(outcome(bought)).toBe('200')
  expect(outcome(await send(event))).toBe('409 EVT_REG_001')
  const [ticket] = await ticketsOf(event)
  const path = `/usuario/${ana.user}/evento/${event}/inscricao/${ticket!.id}/transferencia`
  expect(outcome(await call('POST', path, { email: admin.email }))).toBe('200')
  const codigo = /pass=([\w-]{32})/.exec((await changes.world.mailsTo(admin.email)).at(-1)?.text ?? '')?.[1]
  const taken = { codigo, titular: 'Rui Prado', respostas: await answer() }
  expect(outcome(await call('POST', `/evento/${event}/transferencia`, taken, admin))).toBe('200')
  expect(outcome(await send(event))).toBe('409 EVT_REG_001')
})
