import Type from 'typebox'
import { Id, ImagemWire, Instant, Nullable } from '../schema.ts'

/** `GET /igreja/{slug}/culto/`: our own call, see docs/wire.md. Week days count from 0, Sunday. */
export const CultoSemanalWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String()),
  diaSemana: Type.Integer({ minimum: 0, maximum: 6 }),
  horario: Type.String({ pattern: '^\\d{2}:\\d{2}$', description: "the church's wall clock" }),
  duracaoMinutos: Type.Integer({ minimum: 1 }),
  local: Nullable(Type.String()),
  flagTransmissao: Type.Boolean({ description: 'is broadcast' }),
})
export type CultoSemanalWire = Type.Static<typeof CultoSemanalWire>

/** One service on one day, as instants: weekly ones of the next seven days and special ones. */
export const ProximoCultoWire = Type.Object({
  id: Id,
  nome: Type.String(),
  dataInicio: Instant,
  dataFim: Instant,
  local: Nullable(Type.String()),
  flagTransmissao: Type.Boolean(),
})
export type ProximoCultoWire = Type.Static<typeof ProximoCultoWire>

export const CultosWire = Type.Object({
  cultos: Type.Array(CultoSemanalWire),
  proximos: Type.Array(ProximoCultoWire, { description: 'by start; the one that runs now comes first' }),
})
export type CultosWire = Type.Static<typeof CultosWire>

export const videoServices = ['youtube', 'vimeo', 'hls', 'mp4', 'embed'] as const

/** The source of a broadcast: the query of the embedded player (document 1 section 2). */
export const VideoWire = Type.Object({
  servico: Type.Enum([...videoServices]),
  codigo: Nullable(Type.String({ description: 'youtube, vimeo: the service’s code of the video' })),
  url: Nullable(Type.String({ description: 'hls, mp4: the address, beginning with https:// or /media/' })),
  html: Nullable(Type.String({ description: 'embed: one frame of an allowed place, sanitised' })),
})
export type VideoWire = Type.Static<typeof VideoWire>

export const TransmissaoWire = Type.Object({
  id: Id,
  idIgreja: Id,
  titulo: Type.String(),
  descricao: Nullable(Type.String()),
  imagem: Nullable(ImagemWire),
  video: VideoWire,
  dataInicio: Instant,
  dataFim: Instant,
  idCulto: Nullable(Id),
  idCultoEspecial: Nullable(Id),
})
export type TransmissaoWire = Type.Static<typeof TransmissaoWire>

/** `GET /igreja/{slug}/transmissao/`: our own call, see docs/wire.md. */
export const TransmissoesWire = Type.Object({
  fusoHorario: Type.String(),
  aoVivo: Nullable(TransmissaoWire),
  proximaTransmissao: Nullable(TransmissaoWire),
  ultimaTransmissao: Nullable(TransmissaoWire),
  anteriores: Type.Array(TransmissaoWire, { description: 'before the last one, the newest first' }),
})
export type TransmissoesWire = Type.Static<typeof TransmissoesWire>
