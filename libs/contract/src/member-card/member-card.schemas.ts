import Type from 'typebox'
import { DayText, UsuarioWire } from '../account/account.schemas.ts'
import { Id, IdText, Instant, Nullable } from '../schema.ts'

const { id, nome, sobrenome, telefone, dataNascimento, sexo, estadoCivil, image } = UsuarioWire.properties

/** Document 1 section 3: the card's holder, and the data on it. */
export const UsuarioCarteirinhaWire = Type.Object({
  id: Id,
  usuario: Type.Object({
    id,
    nome,
    sobrenome,
    telefone,
    dataNascimento,
    sexo,
    estadoCivil,
    image,
    cpf: Nullable(Type.String()),
  }),
  numero: Type.String(),
  congregacao: Nullable(Type.String({ description: 'its name' })),
  dataBatismo: Nullable(DayText),
  cargo: Nullable(Type.String({ description: 'position or activity' })),
  responsavel: Nullable(Type.String({ description: 'who answers for the member: a pastor, a parent' })),
  vinculo: Nullable(Type.String({ description: 'whom or what the member is linked to' })),
  qrCode: Nullable(Type.String({ description: 'what the QR code says: where the card is checked' })),
})
export type UsuarioCarteirinhaWire = Type.Static<typeof UsuarioCarteirinhaWire>

/**
 * GET /usuario-carteirinha/?usuario&igreja: one card, or none. A person who may not see it gets the same answer as for
 * a missing one.
 */
export const UsuarioCarteirinhasWire = Type.Object({ usuarioCarteirinhas: Type.Array(UsuarioCarteirinhaWire) })
export type UsuarioCarteirinhasWire = Type.Static<typeof UsuarioCarteirinhasWire>

export const CarteirinhaQueryWire = Type.Object({
  usuario: IdText,
  igreja: Type.Optional(IdText),
  chave: Type.Optional(Type.String({ maxLength: 100, description: 'of a signed link' })),
})

/** POST /usuario-carteirinha/link/: a link to one card that is good without a session, for a short while. */
export const CarteirinhaLinkNovoWire = Type.Object({ usuario: Id, igreja: Type.Optional(Id) })
export const CarteirinhaLinkWire = Type.Object({ url: Type.String(), dataExpiracao: Instant })
export type CarteirinhaLinkWire = Type.Static<typeof CarteirinhaLinkWire>
