import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import type { Services } from '../../../services.ts'
import type { NextStep, Order } from '../payments.tables.ts'
import { churchMethods } from './church-methods.ts'
import { pixKey } from './pix-key.ts'

const DAY_MS = 86_400_000
const TXID = 25

/** What the payer of an order does who pays the church itself: cash by a date, or Pix to the church's key. */
export async function byHandStep(services: Services, order: Order): Promise<NextStep> {
  const methods = await services.database.churches
    .of(order.igrejaId)
    .use((db) => churchMethods(services, db, order.igrejaId))
  const { chavePix, instrucoes } = methods.get(order.metodoPagamento ?? '')?.configuration ?? {}
  if (order.metodoPagamento === 'pix_manual' && chavePix) {
    const { tipo, chave, titular, cidade } = chavePix
    const codigo = generatePixPayload({
      key: pixKey(tipo, chave) ?? chave,
      merchantName: titular,
      merchantCity: cidade,
      amount: order.valorTotal / 100,
      txid: order.codigo.slice(0, TXID),
    })
    return codigo === null ? {} : { pixManual: { tipoChave: tipo, chave, titular, codigo } }
  }
  const until = order.dataExpiracao ?? order.dataCadastro
  const prazoDias = Math.round((until.getTime() - order.dataCadastro.getTime()) / DAY_MS)
  return { dinheiro: { prazoDias, dataLimite: until.toISOString(), instrucoes: instrucoes ?? null } }
}
