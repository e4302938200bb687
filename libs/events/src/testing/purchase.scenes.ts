import { refuse, wireQuestion, type FakeHttp } from '@atrio/testing'
import { concert, conference, one } from './events.scenes.ts'
import { calls } from './registrations.scenes.ts'

const questions = [
  wireQuestion({ id: 81, nome: 'Tamanho da camiseta', tipo: 'escolha', opcoes: ['P', 'M', 'G'] }),
  wireQuestion({ id: 82, nome: 'Data de nascimento', ajuda: null, tipo: 'data', opcoes: [] }),
  wireQuestion({ id: 83, nome: 'CPF', ajuda: null, tipo: 'cpf', flagObrigatorio: false, opcoes: [] }),
  wireQuestion({ id: 84, nome: 'E-mail', ajuda: null, tipo: 'email', flagObrigatorio: false, opcoes: [] }),
  wireQuestion({ id: 85, nome: 'Telefone', ajuda: null, tipo: 'telefone', flagObrigatorio: false, opcoes: [] }),
  wireQuestion({ id: 86, nome: 'Restrição alimentar', ajuda: null, tipo: 'texto', flagObrigatorio: false, opcoes: [] }),
  wireQuestion({ id: 87, nome: 'Autorização', ajuda: null, tipo: 'arquivo', flagObrigatorio: false, opcoes: [] }),
]

/** What a method adds: a service fee in per cent, and a processing fee in minor units. */
type Rate = { service: number; processing: number }
const fees = (amount: number, { service, processing }: Rate) => ({
  moeda: 'BRL',
  valor: amount,
  taxaServico: (amount * service) / 100,
  taxaProcessamento: processing,
  valorTotal: amount + (amount * service) / 100 + processing,
  flagAssumida: false,
})
/** The fees of some amounts, by payment method. */
export const feesOf = (rates: Record<string, Rate>, ...amounts: number[]): FakeHttp =>
  Object.fromEntries(
    Object.entries(rates).flatMap(([method, rate]) =>
      amounts.map((amount) => [
        `GET /evento/7/calcular-taxas?valor=${amount}&metodoPagamento=${method}&igreja=1`,
        fees(amount, rate),
      ]),
    ),
  )
const rates = {
  pix: { service: 5, processing: 100 },
  cartao_credito: { service: 5, processing: 400 },
  boleto: { service: 5, processing: 349 },
}

export const UPLOAD = 'POST /igreja/vida-plena/evento/7/arquivo/'

const open: FakeHttp = {
  [one(7)]: conference,
  ...feesOf(rates, 3000, 8500, 12000, 15000, 17000, 23500, 25500, 32000, 11500, 18000),
}

/** Scenes of a purchase, for tests and stories. */
export const scenes = {
  open,
  asking: {
    ...open,
    [one(7)]: { ...conference, campos: questions },
    [UPLOAD]: { codigo: 'arq_123', nome: 'autorizacao.pdf', tamanho: 2100 },
  },
  /** The person already has the one broadcast ticket allowed. */
  limited: {
    ...open,
    [one(7)]: {
      ...conference,
      ingressos: conference.ingressos.map((kind) => (kind.id === 3 ? { ...kind, limitePorUsuario: 1 } : kind)),
    },
    [calls.tickets]: {
      inscricoes: [
        {
          id: 31,
          idEvento: 7,
          pedido: 'A',
          situacao: 'aprovado',
          ingresso: { id: 3, nome: 'Só a transmissão' },
          titular: 'Ana',
          comprador: 'Ana',
          codigo: 'x',
          valor: 3000,
          moeda: 'BRL',
          flagConteudoExclusivo: true,
          dataCadastro: '2026-11-18T15:00:00Z',
        },
      ],
    },
  },
  free: { [one(8)]: concert, 'GET /igreja/vida-plena/evento/': { eventos: [concert] } },
  closed: { [one(7)]: { ...conference, situacao: 'encerrado' } },
  uploadFails: { ...open, [one(7)]: { ...conference, campos: questions }, [UPLOAD]: refuse(503) },
} satisfies Record<string, FakeHttp>
