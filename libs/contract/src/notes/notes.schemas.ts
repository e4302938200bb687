import Type from 'typebox'
import { LineText } from '../account/registration.schemas.ts'
import { Id, Instant } from '../schema.ts'

/** Maximum length of a note's text: an hour of fast typing. */
export const MAX_NOTE_TEXT = 20_000
export const MAX_NOTE_TITLE = 120

/** A sermon note: document 1 section 3. */
export const NotaSermaoWire = Type.Object({
  id: Id,
  titulo: Type.String(),
  texto: Type.String({ description: 'plain text' }),
  dataUltimaAlteracao: Instant,
})
export type NotaSermaoWire = Type.Static<typeof NotaSermaoWire>

/** GET /user/nota-sermao?igreja=&limit=: the last changed first. */
export const NotasSermaoWire = Type.Object({ notasSermao: Type.Array(NotaSermaoWire) })
export type NotasSermaoWire = Type.Static<typeof NotasSermaoWire>

/** POST /nota-sermao/?igreja=: a note without a title is none (document 1 section 2). */
export const NotaSermaoNovaWire = Type.Object({
  titulo: LineText(MAX_NOTE_TITLE),
  texto: Type.String({ maxLength: MAX_NOTE_TEXT }),
})
export type NotaSermaoNovaWire = Type.Static<typeof NotaSermaoNovaWire>

/** PUT /nota-sermao/{id}: with the version that was seen, so that no newer one is written over. */
export const NotaSermaoDadosWire = Type.Object({
  ...NotaSermaoNovaWire.properties,
  dataUltimaAlteracao: Type.Optional(Instant),
})
export type NotaSermaoDadosWire = Type.Static<typeof NotaSermaoDadosWire>
