import { createHash } from 'node:crypto'
import type { PaymentStatusCode, RefusalReason } from '@atrio/contract'
import { generatePixPayload } from '@brazilian-utils/brazilian-utils/generate-pix-payload'
import type { NextStep } from '../../payments.tables.ts'
import { boletoNumbers } from '../../slips/boleto.ts'
import type { Charge } from '../gateway.ts'
import { outcomeOfSource, type SandboxFate } from './sandbox-sources.ts'

export type SandboxOutcome = { status: PaymentStatusCode; refusal: RefusalReason | null; step: NextStep }

const FATES: Record<Exclude<SandboxFate, 'challenge'>, [PaymentStatusCode, card: RefusalReason | null]> = {
  approved: ['aprovado', null],
  declined: ['nao_aprovado', 'cartao_recusado'],
  unfunded: ['nao_aprovado', 'saldo_insuficiente'],
  review: ['em_analise', null],
}

/** No bank has this number: nobody can pay such a boleto by mistake. */
const NO_BANK = '999'

const waits = (status: PaymentStatusCode, step: NextStep): SandboxOutcome => ({ status, refusal: null, step })

/** The sandbox's answer to a charge. */
export function sandboxOutcome(charge: Charge, origin: string): SandboxOutcome {
  const expires = charge.expiresAt.toISOString()
  const page = `${origin}/sandbox/${charge.order}`
  switch (charge.method) {
    case 'pix':
      return waits('pendente', { pix: { codigo: pixCode(charge, origin), dataExpiracao: expires } })
    case 'boleto':
      return waits('pendente', { boleto: boletoStep(charge, origin) })
    case 'picpay':
      return waits('aguardando', { carteira: { url: page, codigo: page, dataExpiracao: expires } })
    case 'paypal':
      return waits('aguardando', { paypal: { url: page } })
    default:
      return bySource(charge, origin)
  }
}

function bySource({ source, order, key }: Charge, origin: string): SandboxOutcome {
  const fate = outcomeOfSource(source?.reference)
  if (fate === 'challenge' && source?.offSession) return { status: 'nao_aprovado', refusal: 'autenticacao', step: {} }
  if (fate === 'challenge') return waits('em_aberto', { desafio: { id: key, url: `${origin}/challenge/${order}` } })
  const [status, refusal] = FATES[fate]
  const account = source?.kind === 'bankAccount'
  return { status, refusal: refusal && account ? 'conta_recusada' : refusal, step: {} }
}

/** A dynamic Pix code like a provider's: its amount is at the address that it contains. */
function pixCode({ key, description }: Charge, origin: string): string {
  const txid = key.replaceAll('-', '')
  const code = generatePixPayload({
    url: `${new URL(origin).hostname}/pix/${txid}`,
    merchantName: 'Atrio Sandbox',
    merchantCity: 'Sao Paulo',
  })
  if (code === null) throw new Error(`no Pix code for ${description}`)
  return code
}

function boletoStep({ key, order, amount, dueOn: due }: Charge, origin: string): NonNullable<NextStep['boleto']> {
  const hash = createHash('sha256').update(key).digest('hex')
  const free = BigInt(`0x${hash}`).toString().slice(0, 25)
  const { barcode, line } = boletoNumbers({ bank: NO_BANK, amount, due, free })
  return { linhaDigitavel: line, codigoBarras: barcode, dataVencimento: due, url: `${origin}/boleto/${order}` }
}
