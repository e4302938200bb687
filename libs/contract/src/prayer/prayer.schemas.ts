import Type from 'typebox'
import { LineText } from '../account/registration.schemas.ts'
import { Id, ImagemWire, Instant, Nullable } from '../schema.ts'
import { prayerLimits } from './prayer.codes.ts'

const Proximo = Nullable(Type.String({ description: 'where the next page begins; null after the last one' }))

/** A prayer request on the wall: without its author's identity or contact data. */
export const OracaoMuralWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Nullable(Type.String({ description: 'as the author wants to be called; null: not at all' })),
  mensagem: Type.String(),
  imagem: Nullable(ImagemWire),
  motivo: Nullable(Type.Object({ id: Id, nome: Type.String() })),
  dataCadastro: Instant,
  qtdeOrando: Type.Integer({ minimum: 0 }),
  dataRespondida: Nullable(
    Type.String({ format: 'date-time', description: 'when its author said that it was answered' }),
  ),
  testemunho: Nullable(Type.String({ description: 'plain text' })),
})
export type OracaoMuralWire = Type.Static<typeof OracaoMuralWire>

/** GET /oracao/{slug}?depois=, the newest first. */
export const OracoesMuralWire = Type.Object({ oracoes: Type.Array(OracaoMuralWire), proximo: Proximo })
export type OracoesMuralWire = Type.Static<typeof OracoesMuralWire>

/** The part of a request that only its author sees. */
const doAutor = {
  flagPublicarMural: Type.Boolean(),
  flagAtivo: Type.Boolean({ description: 'false: the church has taken it off the wall, or reviews it' }),
  flagEmRevisao: Type.Boolean({ description: 'not on the wall yet: the church reads it first' }),
  flagReceberLigacao: Type.Boolean(),
  flagReceberVisita: Type.Boolean(),
}

/** GET /user/oracao?igreja=&depois=, the newest first. */
export const OracoesPropriasWire = Type.Object({
  oracoes: Type.Array(Type.Object({ ...OracaoMuralWire.properties, ...doAutor })),
  proximo: Proximo,
})
export type OracoesPropriasWire = Type.Static<typeof OracoesPropriasWire>

/** A message under a request, by its writer's first name, or as the author is called there. */
export const OracaoMensagemWire = Type.Object({
  id: Id,
  nome: Nullable(Type.String()),
  flagAutor: Type.Boolean({ description: 'written by who asked for prayer' }),
  mensagem: Type.String(),
  dataCadastro: Instant,
})
export type OracaoMensagemWire = Type.Static<typeof OracaoMensagemWire>

/** GET /oracao/{slug}/{id}?depois=: the request and a page of its messages, the newest first. */
export const OracaoWire = Type.Object({
  ...OracaoMuralWire.properties,
  flagOrando: Type.Boolean({ description: 'whether the caller prays for it' }),
  doAutor: Nullable(Type.Object(doAutor, { description: 'for the author alone' })),
  mensagens: Type.Array(OracaoMensagemWire),
  proximo: Proximo,
})
export type OracaoWire = Type.Static<typeof OracaoWire>

/** GET /igreja/{slug}/oracao-motivo/ */
export const OracaoMotivosWire = Type.Object({
  oracaoMotivos: Type.Array(Type.Object({ id: Id, nome: Type.String() })),
})
export type OracaoMotivosWire = Type.Static<typeof OracaoMotivosWire>

/** The text fields of POST /oracao/ once they are read; `image` comes beside them, as a file. */
export const OracaoPedidoWire = Type.Object({
  idUsuario: Type.Optional(Id),
  idIgreja: Type.Optional(Id),
  mensagem: Type.String({ minLength: 1, maxLength: prayerLimits.textLength, pattern: '\\S' }),
  nome: Type.Optional(LineText(prayerLimits.nameLength)),
  idOracaoMotivo: Type.Optional(Id),
  flagPublicarMural: Type.Optional(Type.Boolean()),
  flagReceberLigacao: Type.Optional(Type.Boolean()),
  flagReceberVisita: Type.Optional(Type.Boolean()),
})
export type OracaoPedidoWire = Type.Static<typeof OracaoPedidoWire>
export const OracaoCriadaWire = Type.Object({
  id: Id,
  flagEmRevisao: Type.Boolean({ description: 'it waits for the church’s review' }),
})
export type OracaoCriadaWire = Type.Static<typeof OracaoCriadaWire>

/** PUT /oracao/{id}: the author's own; its picture stays. */
export const OracaoAlteradaWire = Type.Object({
  mensagem: OracaoPedidoWire.properties.mensagem,
  nome: Nullable(LineText(prayerLimits.nameLength)),
  idOracaoMotivo: Nullable(Id),
  flagPublicarMural: Type.Boolean(),
  flagReceberLigacao: Type.Boolean(),
  flagReceberVisita: Type.Boolean(),
})
export type OracaoAlteradaWire = Type.Static<typeof OracaoAlteradaWire>

/** PUT /oracao/{id}/respondida */
export const OracaoRespondidaWire = Type.Object({
  testemunho: Nullable(Type.String({ maxLength: prayerLimits.messageLength })),
})
export type OracaoRespondidaWire = Type.Static<typeof OracaoRespondidaWire>

/** POST /oracao/mensagem/ */
export const OracaoMensagemPedidoWire = Type.Object({
  idUsuario: Type.Optional(Id),
  idOracao: Id,
  mensagem: Type.String({ minLength: 1, maxLength: prayerLimits.messageLength, pattern: '\\S' }),
})
export type OracaoMensagemPedidoWire = Type.Static<typeof OracaoMensagemPedidoWire>

/** POST /oracao/orar/ */
export const OrarPedidoWire = Type.Object({ idUsuario: Type.Optional(Id), idOracao: Id })
export type OrarPedidoWire = Type.Static<typeof OrarPedidoWire>
export const OrarWire = Type.Object({ idOracao: Id, qtdeOrando: Type.Integer({ minimum: 0 }) })
export type OrarWire = Type.Static<typeof OrarWire>
