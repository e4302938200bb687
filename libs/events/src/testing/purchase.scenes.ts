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

/** What the service adds: five in a hundred. */
const fees = (amount: number) => ({
  moeda: 'BRL',
  valor: amount,
  taxaServico: amount / 20,
  taxaProcessamento: 100,
  valorTotal: amount + amount / 20 + 100,
  flagAssumida: false,
})
const feesOf = (...amounts: number[]): FakeHttp =>
  Object.fromEntries(
    amounts.map((amount) => [
      `GET /evento/7/calcular-taxas?valor=${amount}&metodoPagamento=pix&igreja=1`,
      fees(amount),
    ]),
  )

export const UPLOAD = 'POST /igreja/vida-plena/evento/7/arquivo/'

const open: FakeHttp = {
  [one(7)]: conference,
  ...feesOf(3000, 8500, 12000, 15000, 17000, 23500, 25500, 32000, 11500, 18000),
}

/** Scenes of a purchase, for tests and stories. */
export const scenes = {
  open,
  asking: {
    ...open,
    [one(7)]: { ...conference, campos: questions },
    [UPLOAD]: { codigo: 'arq_123', nome: 'autorizacao.pdf', tamanho: 2100 },
  },
  /** The person has the one ticket of the broadcast that they may have. */
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
