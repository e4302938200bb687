import Type from 'typebox'
import { ImagemWire, Instant, Nullable } from '../schema.ts'

// Document 1 names the pages of reading plans and document 2 shows no paths: the calls are our own, see docs/wire.md.
const Words = Nullable(Type.String())

/** In paths. */
export const UuidText = Type.String({
  pattern: '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$',
})

/** Days of the longest plan. */
export const MAX_PLAN_DAYS = 400

/** The number of a day in a path, from 1. */
export const DiaText = Type.String({ pattern: '^[1-9]\\d{0,2}$' })

/** A date without time. */
export const DataText = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' })

const plan = {
  uuid: UuidText,
  nome: Type.String(),
  descricao: Words,
  imagem: Nullable(ImagemWire),
  qtdeDias: Type.Integer({ minimum: 1, maximum: MAX_PLAN_DAYS }),
}

/** A plan, as a list shows it. */
export const PlanoLeituraResumoWire = Type.Object(plan)
export type PlanoLeituraResumoWire = Type.Static<typeof PlanoLeituraResumoWire>

/** GET /igreja/{slug}/plano-leitura/?depois=, in the church's order. */
export const PlanosLeituraWire = Type.Object({
  planos: Type.Array(PlanoLeituraResumoWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type PlanosLeituraWire = Type.Static<typeof PlanosLeituraWire>

export const PassagemWire = Type.Object({
  referencia: Type.String({ description: 'in the church’s language: Salmo 23' }),
  livro: Type.Union([Type.String(), Type.Null()], { description: 'USFM code of the book: PSA, MRK' }),
  capitulo: Nullable(Type.Integer({ minimum: 1 })),
})
export type PassagemWire = Type.Static<typeof PassagemWire>

/** One day; its number is its place in the list, from 1. */
export const DiaPlanoLeituraWire = Type.Object({
  titulo: Words,
  texto: Type.Union([Type.String(), Type.Null()], { description: 'plain text' }),
  passagens: Type.Array(PassagemWire),
})
export type DiaPlanoLeituraWire = Type.Static<typeof DiaPlanoLeituraWire>

/** GET /igreja/{slug}/plano-leitura/{uuid} */
export const PlanoLeituraWire = Type.Object({
  ...plan,
  flagAtivo: Type.Boolean({ description: 'may be begun' }),
  dias: Type.Array(DiaPlanoLeituraWire),
})
export type PlanoLeituraWire = Type.Static<typeof PlanoLeituraWire>

const Conclusao = Nullable(Instant)

/** Hour of the daily reminder by mail in the church's time zone; null while it is off. */
const HoraLembrete = Nullable(Type.Integer({ minimum: 0, maximum: 23 }))

/** A member's reading of a plan: the answer of each write to it. */
export const AssinaturaPlanoLeituraWire = Type.Object({
  uuid: UuidText,
  dataInicio: DataText,
  diasLidos: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_PLAN_DAYS }), { description: 'numbers of days' }),
  dataConclusao: Conclusao,
  horaLembrete: Type.Optional(HoraLembrete),
})
export type AssinaturaPlanoLeituraWire = Type.Static<typeof AssinaturaPlanoLeituraWire>

/** GET /user/plano-leitura/{uuid}?igreja= */
export const LeituraDoPlanoWire = Type.Object({ assinatura: Nullable(AssinaturaPlanoLeituraWire) })
export type LeituraDoPlanoWire = Type.Static<typeof LeituraDoPlanoWire>

/** GET /user/plano-leitura?igreja=, the last begun first. */
export const LeiturasWire = Type.Object({
  assinaturas: Type.Array(
    Type.Object({
      uuid: UuidText,
      dataInicio: DataText,
      qtdeDiasLidos: Type.Integer({ minimum: 0 }),
      dataConclusao: Conclusao,
      plano: PlanoLeituraResumoWire,
    }),
  ),
})
export type LeiturasWire = Type.Static<typeof LeiturasWire>

/** PUT /assinatura-plano-leitura/{uuid}?igreja=: the day that counts as the first. */
export const InicioLeituraWire = Type.Object({ dataInicio: DataText })
export type InicioLeituraWire = Type.Static<typeof InicioLeituraWire>

/** PUT /assinatura-plano-leitura/{uuid}/dias?igreja=: marks several days at once, or takes their marks back. */
export const DiasLeituraWire = Type.Object({
  dias: Type.Array(Type.Integer({ minimum: 1, maximum: MAX_PLAN_DAYS }), { minItems: 1, maxItems: MAX_PLAN_DAYS }),
  flagLido: Type.Boolean(),
})
export type DiasLeituraWire = Type.Static<typeof DiasLeituraWire>

/** PUT /assinatura-plano-leitura/{uuid}/lembrete?igreja= */
export const LembreteLeituraWire = Type.Object({ horaLembrete: HoraLembrete })
export type LembreteLeituraWire = Type.Static<typeof LembreteLeituraWire>
