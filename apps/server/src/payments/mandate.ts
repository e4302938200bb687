import type { FormaPagamentoWire } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import type { Acceptance, Source } from './payments.tables.ts'

/** Longer ones are nobody's browser. */
const USER_AGENT_LENGTH = 500

/** Where and when a payment was agreed to, as the rules of bank debits want it kept. */
const acceptanceOf = ({ clock }: Pick<Platform, 'clock'>, request: FastifyRequest): Acceptance => ({
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) || 'unknown',
  at: clock().toISOString(),
})

/** How an order is to be paid, and where that was agreed to. */
export type AgreedForm = FormaPagamentoWire & { accepted: Acceptance }

/** What a request says of how it pays, field by field, with where it says so. */
export const agreedForm = (
  services: Pick<Platform, 'clock'>,
  request: FastifyRequest,
  { metodoPagamento, qtdeParcelas, token, idCartao, salvarCartao }: FormaPagamentoWire,
): AgreedForm => ({
  metodoPagamento,
  qtdeParcelas,
  token,
  idCartao,
  salvarCartao,
  accepted: acceptanceOf(services, request),
})

/** Notes on a bank account that its debit was agreed to; nothing of the kind is kept of cards. */
export const withAcceptance = (source: Source | null, accepted: Acceptance): Source | null =>
  source?.kind === 'bankAccount' && !source.accepted ? { ...source, accepted } : source
