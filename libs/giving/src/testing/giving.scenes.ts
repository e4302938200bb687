import { refuse, wireReason, type FakeHttp } from '@atrio/testing'

const CALL = 'GET /igreja/vida-plena/pagamento-motivo/?doacao=true'
/** What the church is given for in tests; the last takes at most 1.000,00 at once. */
export const reasons = [
  wireReason(),
  wireReason({
    id: 4,
    nome: 'Missões',
    descricao: 'Três famílias no sertão do Piauí.',
    valorMinimo: 0,
    flagRecorrencia: false,
  }),
  wireReason({ id: 5, nome: 'Cesta da esperança', descricao: 'Quarenta cestas por mês, no bairro.', valorMinimo: 0 }),
  wireReason({ id: 6, nome: 'Reforma do telhado', descricao: null, valorMinimo: 2000, flagRecorrencia: false }),
  wireReason({ id: 7, nome: 'Bolsas de estudo', descricao: null, valorMaximo: 100_000 }),
]

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  many: { [CALL]: { motivos: reasons } },
  single: { [CALL]: { motivos: reasons.slice(0, 1) } },
  empty: { [CALL]: { motivos: [] } },
  failing: { [CALL]: refuse(500) },
} satisfies Record<string, FakeHttp>

/** The start-up of a church that takes nothing on-line. */
export const withoutPaymentMethods = { metodosPagamento: [] }
