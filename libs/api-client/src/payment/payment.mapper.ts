import type {
  CompradorWire,
  FormaPagamentoWire,
  OrderKind as OrderKindCode,
  PagamentoWire,
  ParcelaWire,
  PaymentMethodCode,
  PaymentStatusCode,
  PixKeyType as PixKeyCode,
  RefusalReason as RefusalCode,
  TaxasWire,
} from '@atrio/contract'
import { PAYMENT_METHODS } from '../church/payment-methods.ts'
import type { PaymentMethodKind } from '../church/church.types.ts'
import { known } from '../wire-code.ts'
import type {
  Buyer,
  Fees,
  InstallmentPlan,
  OrderKind,
  Payment,
  PaymentChoice,
  PaymentStatus,
  PixKeyType,
  RefusalReason,
} from './payment.types.ts'

const STATUS = {
  aprovado: 'approved',
  em_aberto: 'open',
  em_analise: 'underReview',
  pendente: 'pending',
  aguardando: 'awaiting',
  nao_aprovado: 'declined',
  cancelado: 'canceled',
  estornado: 'refunded',
} as const satisfies Record<PaymentStatusCode, PaymentStatus>

/** An unknown status of a newer backend is not final: the page keeps polling. */
export const toPaymentStatus = (code: string): PaymentStatus => known(STATUS, code) ?? 'underReview'

export const ORDER_KINDS = { evento: 'event', doacao: 'gift', plano: 'plan' } as const satisfies Record<
  OrderKindCode,
  OrderKind
>

const REFUSALS = {
  cartao_recusado: 'cardDeclined',
  saldo_insuficiente: 'insufficientFunds',
  autenticacao: 'authentication',
  conta_recusada: 'accountDeclined',
  outro: 'other',
} as const satisfies Record<RefusalCode, RefusalReason>

const PIX_KEYS = {
  cnpj: 'cnpj',
  cpf: 'cpf',
  email: 'email',
  telefone: 'phone',
  aleatoria: 'random',
} as const satisfies Record<PixKeyCode, PixKeyType>

const METHOD_CODES = Object.fromEntries(Object.entries(PAYMENT_METHODS).map(([code, kind]) => [kind, code])) as Record<
  PaymentMethodKind,
  PaymentMethodCode
>

export const methodCodeOf = (kind: PaymentMethodKind): PaymentMethodCode => METHOD_CODES[kind]

export const toFees = (wire: TaxasWire): Fees => ({
  currency: wire.moeda,
  amount: wire.valor,
  serviceFee: wire.taxaServico,
  processingFee: wire.taxaProcessamento,
  total: wire.valorTotal,
  absorbed: wire.flagAssumida ?? false,
})

export const toInstallmentPlan = (wire: ParcelaWire): InstallmentPlan => ({
  count: wire.qtdeParcelas,
  each: wire.valorParcela,
  last: wire.valorUltimaParcela,
  interest: wire.juros,
  total: wire.valorTotal,
})

export const fromBuyer = ({ name, email, phone, cpf, country }: Buyer): CompradorWire => ({
  nome: name,
  email,
  telefone: phone,
  cpf,
  pais: country,
})

export const fromPaymentChoice = (choice: PaymentChoice): FormaPagamentoWire => ({
  metodoPagamento: choice.method === null ? null : methodCodeOf(choice.method),
  qtdeParcelas: choice.installments,
  token: choice.token,
  idCartao: choice.savedCardId,
  salvarCartao: choice.saveCard,
})

/** What the payer has to do next; each part is null unless the method has it. */
const toNextStep = (wire: PagamentoWire) => ({
  pix: wire.pix ? { payload: wire.pix.codigo, expiresAt: wire.pix.dataExpiracao } : null,
  boleto: wire.boleto
    ? {
        line: wire.boleto.linhaDigitavel,
        barcode: wire.boleto.codigoBarras,
        dueDate: wire.boleto.dataVencimento,
        url: wire.boleto.url ?? null,
      }
    : null,
  manualPix: wire.pixManual
    ? {
        keyType: known(PIX_KEYS, wire.pixManual.tipoChave) ?? 'random',
        key: wire.pixManual.chave,
        holder: wire.pixManual.titular,
        payload: wire.pixManual.codigo,
      }
    : null,
  cash: wire.dinheiro
    ? {
        deadlineDays: wire.dinheiro.prazoDias,
        deadlineHours: wire.dinheiro.prazoHoras ?? null,
        dueAt: wire.dinheiro.dataLimite,
        instructions: wire.dinheiro.instrucoes ?? null,
      }
    : null,
  wallet: wire.carteira
    ? { url: wire.carteira.url, payload: wire.carteira.codigo, expiresAt: wire.carteira.dataExpiracao }
    : null,
  paypal: wire.paypal ? { url: wire.paypal.url } : null,
  challenge: wire.desafio ? { id: wire.desafio.id, url: wire.desafio.url } : null,
})

export const toPayment = (wire: PagamentoWire): Payment => ({
  code: wire.pedido,
  kind: known(ORDER_KINDS, wire.tipo) ?? 'event',
  referenceId: wire.idReferencia ?? null,
  description: wire.descricao,
  status: toPaymentStatus(wire.situacao),
  method: wire.metodoPagamento ? (known(PAYMENT_METHODS, wire.metodoPagamento) ?? null) : null,
  refusal: wire.motivoRecusa ? (known(REFUSALS, wire.motivoRecusa) ?? 'other') : null,
  currency: wire.moeda,
  amount: wire.valor,
  serviceFee: wire.taxaServico,
  processingFee: wire.taxaProcessamento,
  interest: wire.juros,
  total: wire.valorTotal,
  returned: wire.valorDevolvido ?? 0,
  disputed: wire.flagContestado ?? false,
  installments: wire.qtdeParcelas,
  installmentAmount: wire.valorParcela,
  card: wire.cartao ? { brand: wire.cartao.bandeira ?? null, lastDigits: wire.cartao.final } : null,
  buyer: { name: wire.comprador.nome, email: wire.comprador.email },
  createdAt: wire.dataCadastro,
  changedAt: wire.dataUltimaAlteracao,
  test: wire.flagTeste ?? false,
  sandbox: wire.flagSandbox ?? false,
  ...toNextStep(wire),
})
