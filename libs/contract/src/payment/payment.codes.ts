/**
 * Statuses of a payment (document 1 section 4). The last two are ours: an order that was cancelled (its time ran out, or
 * the church cancelled it) and one that was paid back.
 */
export const paymentStatusCodes = [
  'aprovado',
  'em_aberto',
  'em_analise',
  'pendente',
  'aguardando',
  'nao_aprovado',
  'cancelado',
  'estornado',
] as const
export type PaymentStatusCode = (typeof paymentStatusCodes)[number]

/** What an order is for. Payment code knows only this kind and a reference. */
export const orderKinds = ['evento', 'doacao', 'plano'] as const
export type OrderKind = (typeof orderKinds)[number]

/** Kinds of Pix keys (document 1 section 3), for Pix by hand. */
export const pixKeyTypes = ['cnpj', 'cpf', 'email', 'telefone', 'aleatoria'] as const
export type PixKeyType = (typeof pixKeyTypes)[number]

/** Types of bank accounts for ACH (document 1 section 3). */
export const bankAccountTypes = ['corrente', 'poupanca'] as const
export type BankAccountType = (typeof bankAccountTypes)[number]

/** Why a card or an account was refused, for helpful messages; `outro` when the provider gives no reason. */
export const refusalReasons = [
  'cartao_recusado',
  'saldo_insuficiente',
  'autenticacao',
  'conta_recusada',
  'outro',
] as const
export type RefusalReason = (typeof refusalReasons)[number]
