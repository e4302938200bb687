import type { PagamentoWire } from '@atrio/contract'

/** A guest's order code, and another one. */
export const ORDER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
export const OTHER_ORDER = 'ZYXWVUTSRQPONMLKJIHGFEDCBA'

/** A card payment of two tickets, approved a minute before the test clock's now. */
export const wirePayment = (over: Partial<PagamentoWire> = {}): PagamentoWire => ({
  pedido: ORDER,
  idIgreja: 1,
  tipo: 'evento',
  idReferencia: 7,
  descricao: 'A mesa posta',
  situacao: 'aprovado',
  metodoPagamento: 'cartao_credito',
  motivoRecusa: null,
  moeda: 'BRL',
  valor: 17000,
  taxaServico: 850,
  taxaProcessamento: 510,
  juros: 0,
  valorTotal: 18360,
  qtdeParcelas: 1,
  valorParcela: 18360,
  cartao: { bandeira: 'Visa', final: '4242' },
  comprador: { nome: 'Ana Beatriz Lima', email: 'ana@demo.test' },
  dataCadastro: '2026-11-20T20:14:24Z',
  dataUltimaAlteracao: '2026-11-20T20:14:25Z',
  flagTeste: false,
  pix: null,
  boleto: null,
  pixManual: null,
  dinheiro: null,
  carteira: null,
  paypal: null,
  desafio: null,
  ...over,
})

const noCard = { cartao: null }
const expires = '2026-11-20T20:44:24Z'

/** The same order as each other method leaves it, waiting for its payer. */
export const waitingPayments = {
  pix: wirePayment({
    ...noCard,
    metodoPagamento: 'pix',
    situacao: 'pendente',
    pix: {
      codigo:
        '00020126580014br.gov.bcb.pix0136b6f1c0de-7f3a-4b1e-9a51-52a1d0c0ffee5204000053039865406183.605802BR6304A1B2',
      dataExpiracao: expires,
    },
  }),
  manualPix: wirePayment({
    ...noCard,
    metodoPagamento: 'pix_manual',
    situacao: 'aguardando',
    pixManual: {
      tipoChave: 'cnpj',
      chave: '12.345.678/0001-95',
      titular: 'Igreja Vida Plena',
      codigo: '00020126360014br.gov.bcb.pix0114123456780001955204000053039865406183.605802BR63041C2D',
    },
  }),
  boleto: wirePayment({
    ...noCard,
    metodoPagamento: 'boleto',
    situacao: 'pendente',
    boleto: {
      linhaDigitavel: '99990000010000000000200000000003812340000018360',
      codigoBarras: '99998123400000183600000000100000000000000000',
      dataVencimento: '2026-11-23',
      url: 'https://pay.portal.test/boleto/1.pdf',
    },
  }),
  cash: wirePayment({
    ...noCard,
    metodoPagamento: 'dinheiro',
    situacao: 'aguardando',
    dinheiro: {
      prazoDias: 3,
      dataLimite: '2026-11-23T20:14:24Z',
      instrucoes: 'Na secretaria, de terça a sexta,\ndas 9h às 18h.',
    },
  }),
  wallet: wirePayment({
    ...noCard,
    metodoPagamento: 'picpay',
    situacao: 'aguardando',
    carteira: {
      url: 'https://app.picpay.test/checkout/1',
      codigo: 'https://app.picpay.test/checkout/1',
      dataExpiracao: expires,
    },
  }),
  paypal: wirePayment({
    ...noCard,
    metodoPagamento: 'paypal',
    situacao: 'aguardando',
    paypal: { url: 'https://www.paypal.test/checkout/1' },
  }),
  challenge: wirePayment({
    situacao: 'em_aberto',
    desafio: { id: 'ch_1', url: 'https://pay.portal.test/challenge/1' },
  }),
} as const satisfies Record<string, PagamentoWire>
