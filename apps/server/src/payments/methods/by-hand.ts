import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import type { NextStep, Order } from '../payments.tables.ts'
import type { ChurchMethod } from './church-methods.ts'
import { pixKey } from './pix-key.ts'

const HOUR_MS = 3_600_000
const DAY_HOURS = 24
const TXID = 25

type Waiting = Pick<Order, 'codigo' | 'valorTotal' | 'dataExpiracao' | 'dataCadastro'>

/** What the payer does who pays the church directly: cash by a date, or Pix to the church's key. */
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
  const left = timeLeft(order.dataCadastro, until)
  return { dinheiro: { ...left, dataLimite: until.toISOString(), instrucoes: instrucoes ?? null } }
}

/** Time left in whole days; under a day, `prazoDias` is 0 and `prazoHoras` has whole hours. Rounded down. */
export function timeLeft(from: Date, until: Date): { prazoDias: number; prazoHoras?: number } {
  const hours = Math.max(0, Math.floor((until.getTime() - from.getTime()) / HOUR_MS))
  return { prazoDias: Math.floor(hours / DAY_HOURS), ...(hours < DAY_HOURS && { prazoHoras: hours }) }
}
