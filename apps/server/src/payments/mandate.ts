import type { FormaPagamentoWire } from '@atrio/contract'
import type { FastifyRequest } from 'fastify'
import type { Platform } from '../platform/platform.ts'
import type { Acceptance, Source } from './payments.tables.ts'

/** Longer than any real browser's. */
const USER_AGENT_LENGTH = 500

/** Where and when the buyer consented, as the rules of bank debits require. */
const acceptanceOf = ({ clock }: Pick<Platform, 'clock'>, request: FastifyRequest): Acceptance => ({
  ip: request.ip,
  userAgent: request.headers['user-agent']?.slice(0, USER_AGENT_LENGTH) || 'unknown',
  at: clock().toISOString(),
})

/** How an order is paid, with the consent. */
export type AgreedForm = FormaPagamentoWire & { accepted: Acceptance }

/** The payment form of a request, with the consent that it implies. */
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

/** Adds the consent to a bank account; cards need none. */
export const withAcceptance = (source: Source | null, accepted: Acceptance): Source | null =>
  source?.kind === 'bankAccount' && !source.accepted ? { ...source, accepted } : source
