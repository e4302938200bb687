import type {
  CampoEventoWire,
  ConteudoWire,
  EventoDetalheWire,
  EventoWire,
  IngressoWire,
  InscricaoWire,
} from '@atrio/contract'

/** An open event of the test church, three days after the test clock's now. */
export const wireEvent = (over: Partial<EventoWire> = {}): EventoWire => ({
  id: 7,
  idIgreja: 1,
  nome: 'A mesa posta',
  chamada: 'Conferência de famílias',
  resumo: 'Dois dias para falar de casa, de pão repartido e de perdão.',
  descricao: '<p>Palestras pela manhã, oficinas à tarde e uma ceia em comum no sábado à noite.</p>',
  imagem: null,
  dataInicio: '2026-11-28T12:00:00Z',
  dataFim: '2026-11-29T21:00:00Z',
  local: { nome: 'Templo da Vila Mariana', endereco: null, latitude: -23.589, longitude: -46.634 },
  flagOnline: false,
  situacao: 'aberto',
  dataInicioInscricao: '2026-11-01T12:00:00Z',
  dataFimInscricao: '2026-11-27T12:00:00Z',
  moeda: 'BRL',
  valorMinimo: 3000,
  valorMaximo: 15000,
  flagJuros: false,
  flagAssumirTaxasServico: false,
  qtdeMaxParcelas: 3,
  ...over,
})

/** A kind of ticket that is on sale: thirty left, four for one person. */
export const wireTicketKind = (over: Partial<IngressoWire> = {}): IngressoWire => ({
  id: 71,
  nome: 'Inteira',
  descricao: 'Com a ceia de sábado.',
  valor: 15000,
  situacao: 'disponivel',
  qtdeDisponivel: 30,
  limitePorUsuario: 4,
  dataInicioVenda: '2026-11-01T12:00:00Z',
  dataFimVenda: '2026-11-27T12:00:00Z',
  flagConteudoExclusivo: false,
  ...over,
})

/** A question to each ticket holder. */
export const wireQuestion = (over: Partial<CampoEventoWire> = {}): CampoEventoWire => ({
  id: 81,
  nome: 'Tamanho da camiseta',
  ajuda: 'As camisetas são unissex.',
  tipo: 'escolha',
  flagObrigatorio: true,
  opcoes: ['P', 'M', 'G'],
  ...over,
})

/** The open event with all that a purchase needs. */
export const wireEventDetail = (over: Partial<EventoDetalheWire> = {}): EventoDetalheWire => ({
  ...wireEvent(),
  ingressos: [wireTicketKind()],
  campos: [],
  termos: null,
  metodosPagamento: ['pix', 'cartao_credito', 'boleto', 'dinheiro'],
  prazoDinheiroDias: 3,
  urlOnline: null,
  qtdeMaxCompra: 10,
  versao: 'v1',
  ...over,
})

/** A ticket of that event, bought and paid. */
export const wireTicket = (over: Partial<InscricaoWire> = {}): InscricaoWire => ({
  id: 31,
  idEvento: 7,
  pedido: 'ABCDEFGHIJKLMNOPQRSTUVWX23',
  situacao: 'aprovado',
  ingresso: { id: 71, nome: 'Inteira' },
  titular: 'Ana Lima',
  comprador: 'Ana Lima',
  codigo: 'TICKET-31-7F3K9Q',
  valor: 8500,
  moeda: 'BRL',
  flagConteudoExclusivo: false,
  urlOnline: null,
  dataCadastro: '2026-11-18T15:00:00Z',
  ...over,
})

/** Exclusive content of a ticket: a text that can be read. */
export const wireTicketContent = (over: Partial<ConteudoWire> = {}): ConteudoWire => ({
  id: 41,
  titulo: 'Roteiro da primeira roda',
  descricao: 'Perguntas para conversar em casa.',
  tipo: 'texto',
  situacao: 'disponivel',
  dataInicio: '2026-11-10T12:00:00Z',
  dataFim: '2026-12-31T12:00:00Z',
  html: '<p>Comecem pela mesa: quem sempre esteve nela?</p>',
  url: null,
  ...over,
})
