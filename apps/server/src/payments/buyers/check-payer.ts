import type { PaymentMethodCode, Problem } from '@atrio/contract'
import { ProblemError } from '../../http/problem.ts'
import type { OrderBuyer } from './buyer.ts'

type Payer = Pick<OrderBuyer, 'cpf' | 'pais'>

/** Pix and boleto are for Brazil; those that a provider issues need the payer's CPF. */
export function payerFaults({ cpf, pais }: Payer, code: PaymentMethodCode): NonNullable<Problem['errors']> {
  if (code !== 'pix' && code !== 'boleto' && code !== 'pix_manual') return []
  const faults: NonNullable<Problem['errors']> = []
  if (cpf === null && code !== 'pix_manual') {
    faults.push({ field: 'comprador.cpf', code: 'required', message: 'is needed for this method' })
  }
  if (pais !== 'BR') {
    faults.push({ field: 'comprador.pais', code: 'format', message: 'must be an address in Brazil' })
  }
  return faults
}

/** @throws ProblemError validation, by the field that is wrong */
export function checkPayer(payer: Payer, code: PaymentMethodCode): void {
  const faults = payerFaults(payer, code)
  if (faults.length > 0) throw new ProblemError('validation', faults)
}
