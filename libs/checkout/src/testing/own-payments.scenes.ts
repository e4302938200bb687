import { noResponse, ORDER, refuse, type FakeHttp } from '@atrio/testing'

export const ownCalls = {
  list: 'GET /user/pagamento?igreja=1',
  of2026: 'GET /user/pagamento?igreja=1&ano=2026',
  gifts: 'GET /user/doacao/resumo?ano=2026&igreja=1',
  giftsFile: 'GET /user/doacao/resumo/pdf?ano=2026&idioma=pt_BR&igreja=1',
} as const

const order = {
  pedido: ORDER,
  tipo: 'doacao',
  descricao: 'Dízimos e ofertas',
  situacao: 'aprovado',
  metodoPagamento: 'pix',
  moeda: 'BRL',
  valorTotal: 10_000,
  valorDevolvido: 0,
  flagContestado: false,
  dataCadastro: '2026-11-20T15:00:00Z',
  recorrencia: null,
}
const plan = { id: 3, valor: 5_000, recorrenciaDias: 30, situacao: 'ativa' }
const code = (letter: string) => letter.repeat(26)
const card = 'cartao_credito'

/** An order in each state, of each kind. */
const every = [
  { ...order, recorrencia: plan, valorTotal: 5_000, metodoPagamento: card },
  { ...order, pedido: code('B'), descricao: 'Missões', situacao: 'aguardando', metodoPagamento: 'dinheiro' },
  {
    ...order,
    pedido: code('C'),
    tipo: 'evento',
    descricao: 'Retiro de jovens',
    situacao: 'em_analise',
    metodoPagamento: card,
  },
  { ...order, pedido: code('D'), tipo: 'evento', descricao: 'Café com pais', valorTotal: 0, metodoPagamento: null },
  {
    ...order,
    pedido: code('E'),
    tipo: 'plano',
    descricao: 'Play mensal',
    situacao: 'nao_aprovado',
    metodoPagamento: card,
  },
  { ...order, pedido: code('F'), descricao: 'Bolsas', situacao: 'cancelado' },
  { ...order, pedido: code('G'), descricao: 'Telhado', situacao: 'estornado', valorDevolvido: 10_000 },
  { ...order, pedido: code('H'), situacao: 'em_analise', flagContestado: true, metodoPagamento: card },
  {
    ...order,
    pedido: code('I'),
    descricao: 'Cesta',
    valorDevolvido: 2_500,
    recorrencia: { ...plan, situacao: 'pausada' },
  },
]
const page = (pagamentos: object[], proximo: string | null = null) => ({ pagamentos, proximo, anos: [2026, 2025] })
const gifts = {
  ano: 2026,
  moedas: [
    {
      moeda: 'BRL',
      motivos: [
        { nome: 'Dízimos e ofertas', qtde: 3, valor: 30_000 },
        { nome: 'Missões', qtde: 1, valor: 5_000 },
      ],
      valorDevolvido: 2_500,
      valorTotal: 32_500,
      flagTeste: false,
    },
  ],
}

/** Scenes of a person's own payments. */
export const ownPaymentScenes = {
  every: {
    [ownCalls.list]: page(every),
    [ownCalls.of2026]: page(every.slice(0, 2)),
    [ownCalls.gifts]: gifts,
    [ownCalls.giftsFile]: new Blob(['%PDF-'], { type: 'application/pdf' }),
  },
  paged: {
    [ownCalls.list]: page(every.slice(0, 4), 'next'),
    [`${ownCalls.list}&depois=next`]: page(every.slice(4)),
  },
  none: { [ownCalls.list]: { pagamentos: [], proximo: null, anos: [] } },
  noneOfYear: { [ownCalls.of2026]: page([]), [ownCalls.gifts]: { ano: 2026, moedas: [] } },
  fails: { [ownCalls.list]: refuse(500) },
  summaryFails: {
    [ownCalls.of2026]: page(every.slice(0, 2)),
    [ownCalls.gifts]: refuse(500),
  },
  offline: {
    [ownCalls.of2026]: page(every.slice(0, 2)),
    [ownCalls.gifts]: gifts,
    [ownCalls.giftsFile]: noResponse(),
  },
} satisfies Record<string, FakeHttp>
