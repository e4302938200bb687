import Type from 'typebox'
import { paymentMethodCodes } from '../church/church.codes.ts'
import { Id, Instant, MinorUnits, Nullable } from '../schema.ts'
import { bankAccountTypes, orderKinds, paymentStatusCodes, pixKeyTypes, refusalReasons } from './payment.codes.ts'

/** Made once per checkout and kept over refresh and retry: the same key is the same payment (header Idempotency-Key). */
export const IdempotencyKey = Type.String({ pattern: '^[A-Za-z0-9_-]{16,64}$' })

/** An order's code: unguessable, since it is all that a guest needs to follow the order. */
export const OrderCode = Type.String({ pattern: '^[A-Z2-7]{26}$' })

/** An opaque reference to a card or bank account, made by the payment host; good once and for a few minutes. */
export const PaymentToken = Type.String({ pattern: '^[A-Za-z0-9_-]{8,255}$' })

/** The buyer's data, when there is no session (`unregisteredUserData`). */
export const CompradorWire = Type.Object({
  nome: Type.String({ minLength: 1, maxLength: 120 }),
  email: Type.String({ format: 'email', maxLength: 254 }),
  telefone: Nullable(Type.String({ maxLength: 30 })),
  cpf: Nullable(Type.String({ maxLength: 14, description: 'where the method needs it: Pix and boleto' })),
  pais: Type.String({ pattern: '^[A-Z]{2}$', description: 'ISO 3166-1; Pix and boleto only for BR' }),
})
export type CompradorWire = Type.Static<typeof CompradorWire>

/** How an order is paid: the fields of its method, and nothing that identifies a card. */
export const FormaPagamentoWire = Type.Object({
  metodoPagamento: Nullable(Type.Enum([...paymentMethodCodes], { description: 'null: nothing is to be paid' })),
  qtdeParcelas: Type.Integer({ minimum: 1, maximum: 24 }),
  token: Nullable(PaymentToken),
  idCartao: Nullable(Id),
  salvarCartao: Type.Boolean(),
})
export type FormaPagamentoWire = Type.Static<typeof FormaPagamentoWire>

/**
 * `POST /general/payment/church/{id}/card/token`, answered by the payment host, which is another origin than the API:
 * card data never reach the API (security 20). A body is a card's or a bank account's.
 */
export const CartaoTokenWire = Type.Object({
  numero: Type.String({ minLength: 12, maxLength: 23 }),
  titular: Type.String({ minLength: 2, maxLength: 80 }),
  validade: Type.String({ pattern: '^(0[1-9]|1[0-2])/\\d{4}$', description: 'MM/AAAA' }),
  cvv: Type.String({ pattern: '^\\d{3,4}$' }),
  cpf: Nullable(Type.String({ maxLength: 14 })),
  dataNascimento: Nullable(Type.String({ format: 'date' })),
})
export type CartaoTokenWire = Type.Static<typeof CartaoTokenWire>
export const ContaBancariaTokenWire = Type.Object({
  numeroConta: Type.String({ pattern: '^\\d{4,17}$' }),
  numeroRoteamento: Type.String({ pattern: '^\\d{9}$' }),
  tipoConta: Type.Enum([...bankAccountTypes]),
  titular: Type.String({ minLength: 2, maxLength: 80 }),
})
export type ContaBancariaTokenWire = Type.Static<typeof ContaBancariaTokenWire>
export const TokenWire = Type.Object({
  token: PaymentToken,
  bandeira: Nullable(Type.String()),
  final: Type.String({ description: 'the last four digits' }),
})
export type TokenWire = Type.Static<typeof TokenWire>

/** `GET /global-settings/default-payment-gateway`, and for each gateway its tokeniser. */
export const TokenizadorWire = Type.Object({
  tipo: Type.Enum(['atrio', 'stripe'], { description: 'atrio: the call above; stripe: that provider’s own address' }),
  url: Type.String(),
  chavePublica: Nullable(Type.String()),
  flagTeste: Type.Boolean({ description: 'a sandbox: nobody is charged, and the page says so' }),
})
export type TokenizadorWire = Type.Static<typeof TokenizadorWire>

/** `…/calcular-taxas`: the fees of a method. The total is the sum of the parts. */
export const TaxasWire = Type.Object({
  moeda: Type.String(),
  valor: MinorUnits,
  taxaServico: MinorUnits,
  taxaProcessamento: MinorUnits,
  valorTotal: MinorUnits,
  flagAssumida: Type.Boolean({ description: 'the church bears the fees: they are 0 for the buyer' }),
})
export type TaxasWire = Type.Static<typeof TaxasWire>

/** One choice of instalments. `valorUltimaParcela` includes the remainder of the division. */
export const ParcelaWire = Type.Object({
  qtdeParcelas: Type.Integer({ minimum: 1 }),
  valorParcela: MinorUnits,
  valorUltimaParcela: MinorUnits,
  juros: MinorUnits,
  valorTotal: MinorUnits,
})
export type ParcelaWire = Type.Static<typeof ParcelaWire>
/** `calcula-taxas-parcelamento-juros`: the result is under `data`, as the specification says. */
export const ParcelamentoWire = Type.Object({ data: Type.Array(ParcelaWire) })
export type ParcelamentoWire = Type.Static<typeof ParcelamentoWire>

/** The payer's next step, by method; null if the method has none or it is over. */
const nextStep = {
  pix: Nullable(
    Type.Object({
      codigo: Type.String({ description: 'EMV payload, to copy and for the QR' }),
      dataExpiracao: Instant,
    }),
  ),
  boleto: Nullable(
    Type.Object({
      linhaDigitavel: Type.String({ description: '47 digits' }),
      codigoBarras: Type.String({ description: '44 digits' }),
      dataVencimento: Type.String({ format: 'date' }),
      url: Nullable(Type.String({ description: 'the slip as PDF' })),
    }),
  ),
  pixManual: Nullable(
    Type.Object({
      tipoChave: Type.Enum([...pixKeyTypes]),
      chave: Type.String(),
      titular: Type.String(),
      codigo: Type.String(),
    }),
  ),
  dinheiro: Nullable(
    Type.Object({
      prazoDias: Type.Integer({ minimum: 0 }),
      prazoHoras: Type.Optional(Type.Integer({ minimum: 0, maximum: 23, description: 'where there is no whole day' })),
      dataLimite: Instant,
      instrucoes: Nullable(Type.String()),
    }),
  ),
  carteira: Nullable(
    Type.Object({ url: Type.String(), codigo: Type.String({ description: 'for the QR' }), dataExpiracao: Instant }),
  ),
  paypal: Nullable(Type.Object({ url: Type.String() })),
  desafio: Nullable(
    Type.Object({
      id: Type.String(),
      url: Type.String({ description: 'the 3-D Secure page, shown in a frame or opened' }),
    }),
  ),
}

/**
 * An order and the state of its payment: the answer of a purchase, and of `GET /usuario/{userId}/pagamento/?pedido=`.
 */
export const PagamentoWire = Type.Object({
  pedido: OrderCode,
  idIgreja: Id,
  tipo: Type.Enum([...orderKinds]),
  idReferencia: Nullable(Id),
  descricao: Type.String({ description: 'what was ordered, in the church’s own words: the event’s name' }),
  situacao: Type.Enum([...paymentStatusCodes]),
  metodoPagamento: Nullable(Type.Enum([...paymentMethodCodes])),
  motivoRecusa: Nullable(Type.Enum([...refusalReasons])),
  moeda: Type.String(),
  valor: MinorUnits,
  taxaServico: MinorUnits,
  taxaProcessamento: MinorUnits,
  juros: MinorUnits,
  valorTotal: MinorUnits,
  valorDevolvido: Type.Optional(
    Type.Integer({ minimum: 1, description: 'minor units that have gone back; absent: none' }),
  ),
  flagContestado: Type.Optional(
    Type.Boolean({ description: 'the payer’s bank disputes the payment: under review until it decides' }),
  ),
  qtdeParcelas: Type.Integer({ minimum: 1 }),
  valorParcela: MinorUnits,
  cartao: Nullable(Type.Object({ bandeira: Nullable(Type.String()), final: Type.String() })),
  comprador: Type.Object({ nome: Type.String(), email: Type.String() }),
  dataCadastro: Instant,
  dataUltimaAlteracao: Instant,
  flagTeste: Type.Boolean(),
  flagSandbox: Type.Optional(Type.Boolean({ description: 'a page of the payment host plays this order’s bank' })),
  ...nextStep,
})
export type PagamentoWire = Type.Static<typeof PagamentoWire>
