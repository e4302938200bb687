import type { PaymentMethodCode, Problem } from '@atrio/contract'
import { ProblemError } from '../../../http/problem.ts'
import type { OrderBuyer } from './buyer.ts'

/**
 * Pix and boleto are for Brazil; those that a provider issues need the payer's CPF.
 * @throws ProblemError validation, by the field that is wrong
 */
export function checkPayer({ cpf, pais }: Pick<OrderBuyer, 'cpf' | 'pais'>, code: PaymentMethodCode): void {
  if (code !== 'pix' && code !== 'boleto' && code !== 'pix_manual') return
  const faults: NonNullable<Problem['errors']> = []
  if (cpf === null && code !== 'pix_manual') {
    faults.push({ field: 'comprador.cpf', code: 'required', message: 'is needed for this method' })
  }
  if (pais !== 'BR') {
    faults.push({ field: 'comprador.pais', code: 'format', message: 'must be an address in Brazil' })
  }
  if (faults.length > 0) throw new ProblemError('validation', faults)
}
