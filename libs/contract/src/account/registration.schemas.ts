import Type from 'typebox'
import { Id, Nullable } from '../schema.ts'
import { maritalStatusCodes, registrationFields } from './account.codes.ts'
import { DayText } from './account.schemas.ts'
import { CampoPersonalizadoWire, RespostasPersonalizadasWire } from './custom-fields.schemas.ts'
import { CaptchaText, EmailText, PasswordText } from './session.schemas.ts'

/**
 * One line of plain text: no control characters, so nothing that could begin a new header of a mail, and not only spaces.
 * The leading spaces, the first letter and the rest have no character in common where they meet, so the pattern takes
 * linear time.
 */
export const LineText = (maxLength: number) =>
  Type.String({
    minLength: 1,
    maxLength,
    pattern:
      '^[^\\S\\u0000-\\u001f\\u007f\\u2028\\u2029]*[^\\s\\u0000-\\u001f\\u007f][^\\u0000-\\u001f\\u007f\\u2028\\u2029]*$',
  })

const line = (maxLength: number) => Type.Optional(Nullable(LineText(maxLength)))

/** An address, as entered at registration. */
export const EnderecoCadastroWire = Type.Object({
  logradouro: line(200),
  numero: line(20),
  complemento: line(100),
  bairro: line(100),
  cidade: line(100),
  estado: line(100),
  pais: Type.String({ pattern: '^[A-Z]{2}$' }),
  cep: line(20),
})

/** A path of the portal, without a host or spaces: what the link of the confirmation mail leads back to. */
export const PortalPathText = Type.String({
  maxLength: 500,
  pattern: '^/(?![/\\\\])[^\\\\\\u0000-\\u0020\\u007f]*$',
})

/** A phone number as it is typed: the country's rule (`isPhone`) decides, and it is stored as `+` and digits. */
export const PhoneText = Type.String({ maxLength: 40, pattern: '^[+0-9 ().-]{7,}$' })

/**
 * POST /igreja/{id}/usuario/. The first five fields are required; of the others the church's configuration says which are.
 * With the e-mail and password of an existing account it joins that account to the church.
 */
export const CadastroWire = Type.Object({
  nome: LineText(80),
  sobrenome: LineText(80),
  email: EmailText,
  senha: PasswordText,
  captcha: CaptchaText,
  flagTermos: Type.Optional(Type.Boolean({ description: 'the terms of the configuration were accepted' })),
  telefone: Type.Optional(PhoneText),
  dataNascimento: Type.Optional(DayText),
  sexo: Type.Optional(Type.Enum(['M', 'F'])),
  cpf: Type.Optional(Type.String({ pattern: '^[0-9.-]{11,14}$' })),
  idOcupacao: Type.Optional(Id),
  idCongregacao: Type.Optional(Id),
  estadoCivil: Type.Optional(Type.Enum([...maritalStatusCodes])),
  dataCasamento: Type.Optional(DayText),
  qtdeFilhos: Type.Optional(Type.Integer({ minimum: 0, maximum: 30 })),
  endereco: Type.Optional(EnderecoCadastroWire),
  comentarios: Type.Optional(Type.String({ maxLength: 1000 })),
  camposPersonalizados: Type.Optional(RespostasPersonalizadasWire),
  redirectTo: Type.Optional(PortalPathText),
})
export type CadastroWire = Type.Static<typeof CadastroWire>

/** `verificar_email`: a mail is on its way. `ativo`: an existing account has joined this church. */
export const CadastroFeitoWire = Type.Object({ situacao: Type.Enum(['verificar_email', 'ativo']) })
export type CadastroFeitoWire = Type.Static<typeof CadastroFeitoWire>

/** GET /igreja/{slug}/cadastro-configuracao/: the fields that this church asks for at registration. Our own call. */
export const CadastroConfiguracaoWire = Type.Object({
  campos: Type.Array(Type.Object({ campo: Type.Enum([...registrationFields]), flagObrigatorio: Type.Boolean() })),
  camposPersonalizados: Type.Array(CampoPersonalizadoWire),
  urlTermos: Nullable(Type.String({ description: 'null: there are no terms to accept' })),
  flagSigiloso: Type.Boolean({ description: 'strict: no answer tells whether an e-mail has an account' }),
})
export type CadastroConfiguracaoWire = Type.Static<typeof CadastroConfiguracaoWire>
