import Type from 'typebox'
import { Instant, Nullable } from '../schema.ts'

/** One episode. Names from the specification (document 1 section 3) are English; added ones are Portuguese. */
export const EpisodioWire = Type.Object({
  id: Type.String({ minLength: 1, description: 'stays the same as long as the episode is there' }),
  background: Nullable(Type.String({ description: 'address of a picture' })),
  title: Type.String(),
  description: Nullable(Type.String({ description: 'sanitised HTML' })),
  position: Type.Integer({ minimum: 1, description: 'place in the list, the newest first' }),
  published_at: Instant,
  audio_file: Type.String(),
  duracaoSegundos: Nullable(Type.Integer({ minimum: 0 })),
})
export type EpisodioWire = Type.Static<typeof EpisodioWire>
export const EpisodiosWire = Type.Object({
  episodios: Type.Array(EpisodioWire),
  desatualizadoDesde: Nullable(
    Type.String({ format: 'date-time', description: 'the list as it was then: its host has not confirmed it since' }),
  ),
})
export type EpisodiosWire = Type.Static<typeof EpisodiosWire>
