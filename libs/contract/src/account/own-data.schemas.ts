import Type from 'typebox'
import { PaymentToken } from '../payment/payment.schemas.ts'
import { EnderecoWire, Id, Nullable } from '../schema.ts'
import { maritalStatusCodes } from './account.codes.ts'
import { CartoesWire, DayText } from './account.schemas.ts'
import { RespostasPersonalizadasWire } from './custom-fields.schemas.ts'
import { EnderecoCadastroWire, LineText, PhoneText } from './registration.schemas.ts'

const maybe = <T extends Type.TSchema>(schema: T) => Type.Optional(Nullable(schema))

/**
 * PUT /usuario/?igreja=: only the sent fields change, and null clears one. A name and a CPF can be corrected, not
 * removed; the e-mail is the account's and is not changed here.
 */
export const DadosWire = Type.Object(
  {
    nome: Type.Optional(LineText(80)),
    sobrenome: Type.Optional(LineText(80)),
    telefone: maybe(PhoneText),
    dataNascimento: maybe(DayText),
    sexo: maybe(Type.Enum(['M', 'F'])),
    cpf: Type.Optional(Type.String({ pattern: '^[0-9.-]{11,14}$' })),
    idOcupacao: maybe(Id),
    idCongregacao: maybe(Id),
    estadoCivil: maybe(Type.Enum([...maritalStatusCodes])),
    dataCasamento: maybe(DayText),
    qtdeFilhos: maybe(Type.Integer({ minimum: 0, maximum: 30 })),
    endereco: maybe(EnderecoCadastroWire),
    comentarios: maybe(Type.String({ maxLength: 1000 })),
    camposPersonalizados: Type.Optional(RespostasPersonalizadasWire),
  },
  { minProperties: 1 },
)
export type DadosWire = Type.Static<typeof DadosWire>

/** One of a person's addresses. The main one is the account's `endereco`, which purchases use. */
export const EnderecoItemWire = Type.Object({
  id: Id,
  idIgreja: Id,
  flagPrincipal: Type.Boolean(),
  ...EnderecoWire.properties,
})
export type EnderecoItemWire = Type.Static<typeof EnderecoItemWire>

/** GET /user/{id}/endereco?cliente=: the main one first. */
export const EnderecosWire = Type.Object({ enderecos: Type.Array(EnderecoItemWire) })
export type EnderecosWire = Type.Static<typeof EnderecosWire>

/** POST /usuario/{id}/endereco, and PUT of one: the whole address. The first one of a person is the main one. */
export const EnderecoDadosWire = Type.Object({
  ...EnderecoCadastroWire.properties,
  flagPrincipal: Type.Optional(Type.Boolean()),
})
export type EnderecoDadosWire = Type.Static<typeof EnderecoDadosWire>

/** POST /general/church/{id}/card, and POST /usuario-cartao-gateway-pagamento/?igreja=. */
export const CartaoReferenciaWire = Type.Object({ token: PaymentToken })
export type CartaoReferenciaWire = Type.Static<typeof CartaoReferenciaWire>

/** One saved card. */
export const CartaoWire = CartoesWire.properties.cartoes.items
export type CartaoWire = Type.Static<typeof CartaoWire>

/** The answer of the first: another token, good once and for this person, by which the card can be saved. */
export const CartaoRegistradoWire = Type.Object({ token: PaymentToken })
export type CartaoRegistradoWire = Type.Static<typeof CartaoRegistradoWire>
