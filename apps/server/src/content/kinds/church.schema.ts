import Type, { type Static } from 'typebox'
import { gatewayIds, moduleCodes, paymentMethodCodes, pixKeyTypes, TraducaoText } from '@atrio/contract'
import {
  Address,
  Currency,
  Fields,
  Flag,
  HexColour,
  HostName,
  InstantText,
  Latitude,
  Link,
  Longitude,
  MailAddress,
  Maybe,
  Money,
  Origin,
  Picture,
  Slug,
  Text,
  TimeZone,
} from '../format/fields.ts'

const BasisPoints = Type.Integer({ minimum: 0, maximum: 3_000 })
const rate = Fields({ pontosBase: BasisPoints, fixo: Money })

/** A method's fees, and the data that payments by it need. */
const methodConfiguration = Fields({
  taxaProcessamento: Maybe(rate),
  taxaServico: Maybe(rate),
  juros: Maybe(BasisPoints),
  chavePix: Maybe(Fields({ tipo: Type.Enum([...pixKeyTypes]), chave: Text(77), titular: Text(60), cidade: Text(40) })),
  instrucoes: Maybe(Text(500)),
})

/** `igreja.json`: the church's identity, the look of its portal, and its modules. */
export const churchSchema = Fields({
  codigo: Slug,
  slug: Maybe(Slug),
  uuid: Maybe(Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' })),
  nome: Text(120),
  descricao: Maybe(Text(500)),
  telefone: Maybe(Text(40)),
  documento: Maybe(Text(40)),
  email: Maybe(Type.String({ pattern: '^[^\\s@]+@[^\\s@]+$', maxLength: 200 })),
  emailRemetente: Maybe(MailAddress),
  emailResposta: Maybe(MailAddress),
  endereco: Maybe(Address),
  latitude: Maybe(Latitude),
  longitude: Maybe(Longitude),
  redesSociais: Maybe(Type.Array(Fields({ tipo: Text(30), url: Link }))),
  organizacao: Maybe(Slug),
  idioma: Type.Enum(['pt_BR', 'en', 'es']),
  fusoHorario: TimeZone,
  moeda: Currency,
  hosts: Maybe(Type.Array(HostName)),
  origensEmbed: Maybe(Type.Array(Origin, { maxItems: 20 })),
  traducoesBiblia: Maybe(Type.Array(TraducaoText, { maxItems: 12 })),
  leitoresBiblia: Maybe(Type.Array(Fields({ nome: Text(80), url: Link }), { maxItems: 12 })),
  visual: Fields({ corApp: HexColour, logomarcaMenu: Maybe(Picture) }),
  imagens: Maybe(Type.Array(Picture)),
  modulos: Type.Array(Type.Enum([...moduleCodes])),
  metodosPagamento: Maybe(
    Type.Array(
      Fields({
        codigo: Type.Enum([...paymentMethodCodes]),
        nome: Text(60),
        idGatewayPagamento: Maybe(Type.Enum(Object.values(gatewayIds))),
        configuracao: Maybe(methodConfiguration),
      }),
    ),
  ),
  flagAtivo: Maybe(Flag),
  flagChatBot: Maybe(Flag),
  facebookPixelCode: Maybe(Type.String({ pattern: '^\\d{5,20}$' })),
  codigoPlano: Maybe(Text(40)),
  dataCadastro: Maybe(InstantText),
  urlGooglePlay: Maybe(Link),
  urlAppleStore: Maybe(Link),
})
export type ChurchContent = Static<typeof churchSchema>
