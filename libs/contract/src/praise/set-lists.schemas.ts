import Type from 'typebox'
import { DayText } from '../account/account.schemas.ts'
import { LineText } from '../account/registration.schemas.ts'
import { Id, Nullable } from '../schema.ts'
import { LouvoresWire } from './praise.schemas.ts'

/** What one person keeps of a church's songs at most. */
export const setListLimits = { favourites: 200, lists: 50, songs: 60, nameLength: 80 } as const

/** A key as the song page names it: D, F#m, Bb. */
const TomText = Type.String({ pattern: '^[A-G](#{1,2}|b{1,2})?m?$' })
const Capotraste = Type.Integer({ minimum: 0, maximum: 9, description: 'fret; 0 is none' })
const Existe = Type.Boolean({ description: 'false for a song that the church does not show any more' })

/** GET /user/louvor-favorito?igreja=: by title. Of a song that is gone, its title is left. */
export const LouvoresFavoritosWire = Type.Object({
  favoritos: Type.Array(Type.Object({ ...LouvoresWire.properties.louvores.items.properties, flagExiste: Existe })),
})
export type LouvoresFavoritosWire = Type.Static<typeof LouvoresFavoritosWire>

/** A set list with its songs in order. */
export const RepertorioWire = Type.Object({
  uuid: Type.String(),
  nome: Type.String(),
  data: Nullable(DayText),
  louvores: Type.Array(
    Type.Object({
      idLouvor: Id,
      titulo: Type.String(),
      autor: Nullable(Type.String()),
      tom: Nullable(Type.String({ description: 'the key in this list' })),
      capotraste: Capotraste,
      flagExiste: Existe,
    }),
  ),
  versao: Type.Integer({ minimum: 1 }),
})
export type RepertorioWire = Type.Static<typeof RepertorioWire>

/** GET /user/repertorio?igreja=: those without a date, then the latest first. One call, so that all open without network. */
export const RepertoriosWire = Type.Object({ repertorios: Type.Array(RepertorioWire) })
export type RepertoriosWire = Type.Static<typeof RepertoriosWire>

/** PUT /user/repertorio/{uuid}: the whole list, with the version that was seen; 0 makes a list. */
export const RepertorioDadosWire = Type.Object({
  nome: LineText(setListLimits.nameLength),
  data: Nullable(DayText),
  louvores: Type.Array(Type.Object({ idLouvor: Id, tom: Nullable(TomText), capotraste: Capotraste }), {
    maxItems: setListLimits.songs,
  }),
  versao: Type.Integer({ minimum: 0 }),
})
export type RepertorioDadosWire = Type.Static<typeof RepertorioDadosWire>
