import Type from 'typebox'
import { EnderecoWire, Id, ImagemWire, Instant, Nullable } from '../schema.ts'
import { maritalStatusCodes } from './account.codes.ts'

/** A day without a time: YYYY-MM-DD. */
export const DayText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

/** GET /me: the platform account. */
export const ContaWire = Type.Object({
  id: Id,
  email: Type.String(),
  nome: Type.String(),
  sobrenome: Type.String(),
  image: Nullable(ImagemWire),
  flagTrocarSenha: Type.Boolean({ description: 'see CredenciaisWire' }),
})
export type ContaWire = Type.Static<typeof ContaWire>

/** A person's account in one church. */
export const UsuarioWire = Type.Object({
  id: Id,
  idUser: Type.Integer({ description: 'the platform account' }),
  idIgreja: Id,
  igreja: Type.Object({ id: Id, codigo: Type.String(), slug: Type.String(), nome: Type.String() }),
  nome: Type.String(),
  sobrenome: Type.String(),
  email: Type.String(),
  telefone: Nullable(Type.String()),
  dataNascimento: Nullable(DayText),
  sexo: Nullable(Type.Enum(['M', 'F'])),
  idOcupacao: Nullable(Id),
  idCongregacao: Nullable(Id),
  estadoCivil: Nullable(Type.Enum([...maritalStatusCodes])),
  dataCasamento: Nullable(DayText),
  qtdeFilhos: Nullable(Type.Integer({ minimum: 0 })),
  endereco: Nullable(EnderecoWire),
  comentarios: Nullable(Type.String()),
  image: Nullable(ImagemWire),
  flagModeradorChat: Type.Boolean(),
  dataCadastro: Instant,
})
export type UsuarioWire = Type.Static<typeof UsuarioWire>

/** GET /user/{id}/usuario?cliente= or ?organizacao=; none is a failure. Of an organisation that of the church where the session began comes first. */
export const UsuariosWire = Type.Object({ usuarios: Type.Array(UsuarioWire) })
export type UsuariosWire = Type.Static<typeof UsuariosWire>

/** GET /user/{id}/documento. */
export const DocumentosWire = Type.Object({
  documentos: Type.Array(
    Type.Object({ id: Id, idIgreja: Id, tipo: Type.String({ description: 'CPF' }), numero: Type.String() }),
  ),
})
export type DocumentosWire = Type.Static<typeof DocumentosWire>

/** GET /user/{id}/role. */
export const RolesWire = Type.Object({
  userIgrejaRoles: Type.Array(Type.Object({ idIgreja: Id, role: Type.String() })),
})
export type RolesWire = Type.Static<typeof RolesWire>

/** GET /user/?email= and GET /igreja/{client}/usuario/?email=: what to do next with that address, and nothing else. */
export const AcessoEmailWire = Type.Object({ acesso: Type.Enum(['login', 'register']) })
export type AcessoEmailWire = Type.Static<typeof AcessoEmailWire>

/** GET /usuario/{slug}/{userId}/cartoes: saved cards, ordered by gateway so that groups are contiguous. */
export const CartoesWire = Type.Object({
  cartoes: Type.Array(
    Type.Object({
      id: Id,
      idGatewayPagamento: Id,
      titular: Type.String(),
      bandeira: Nullable(Type.String()),
      final: Type.String({ description: 'the last four digits' }),
      validade: Type.String({ description: 'MM/AAAA' }),
      qtdeRecorrencias: Type.Optional(
        Type.Integer({ minimum: 0, description: 'gifts that repeat by this card, and rest when it goes' }),
      ),
    }),
  ),
})
export type CartoesWire = Type.Static<typeof CartoesWire>
