import Type from 'typebox'
import { EnderecoWire, Id, ImagemWire, Instant, MinorUnits, Nullable } from '../schema.ts'

export const situacoesEvento = ['aberto', 'em_breve', 'esgotado', 'encerrado', 'indisponivel'] as const
export type SituacaoEvento = (typeof situacoesEvento)[number]

/** Document 2 section 7.2. Prices are what a buyer pays at least and at most for one ticket, fees not counted. */
export const EventoWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  chamada: Nullable(Type.String({ description: 'a few words above the title' })),
  resumo: Nullable(Type.String()),
  descricao: Nullable(Type.String({ description: 'sanitised HTML' })),
  imagem: Nullable(ImagemWire),
  dataInicio: Instant,
  dataFim: Instant,
  local: Nullable(
    Type.Object({
      nome: Type.String(),
      endereco: Nullable(EnderecoWire),
      latitude: Nullable(Type.Number()),
      longitude: Nullable(Type.Number()),
    }),
  ),
  flagOnline: Type.Boolean(),
  situacao: Type.Enum([...situacoesEvento]),
  dataInicioInscricao: Nullable(Instant),
  dataFimInscricao: Nullable(Instant),
  moeda: Type.String(),
  valorMinimo: MinorUnits,
  valorMaximo: MinorUnits,
  flagJuros: Type.Boolean(),
  flagAssumirTaxasServico: Type.Boolean(),
  qtdeMaxParcelas: Type.Integer({ minimum: 1 }),
})
export type EventoWire = Type.Static<typeof EventoWire>
export const EventosWire = Type.Object({ eventos: Type.Array(EventoWire) })
export type EventosWire = Type.Static<typeof EventosWire>
