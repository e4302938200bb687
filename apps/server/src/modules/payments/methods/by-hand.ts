import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import type { NextStep, Order } from '../payments.tables.ts'
import type { ChurchMethod } from './church-methods.ts'
import { pixKey } from './pix-key.ts'

const DAY_MS = 86_400_000
const TXID = 25

type Waiting = Pick<Order, 'codigo' | 'valorTotal' | 'dataExpiracao' | 'dataCadastro'>

/** What the payer of an order does who pays the church itself: cash by a date, or Pix to the church's key. */
export function byHandStep({ code, configuration }: ChurchMethod, order: Waiting): NextStep {
  const { chavePix, instrucoes } = configuration
  if (code === 'pix_manual' && chavePix) {
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
