import Type from 'typebox'
import { Id, Instant, Nullable } from '../schema.ts'

/** What can be reported: a message of the chat by its `sequencia`, a prayer request, a message under one. */
export const reportableKinds = ['chat', 'oracao', 'oracao_mensagem'] as const
export type ReportableKind = (typeof reportableKinds)[number]
export const reportReasons = ['ofensa', 'spam', 'dados_pessoais', 'risco', 'outro'] as const
export const reportLimits = { noteLength: 500 } as const

/** POST /igreja/{slug}/denuncia/ */
export const DenunciaNovaWire = Type.Object(
  {
    tipo: Type.Enum([...reportableKinds]),
    alvo: Id,
    motivo: Type.Enum([...reportReasons]),
    nota: Type.Optional(Nullable(Type.String({ maxLength: reportLimits.noteLength }))),
  },
  { additionalProperties: false },
)
export type DenunciaNovaWire = Type.Static<typeof DenunciaNovaWire>

/** One of GET /igreja/{slug}/denuncia/: a thing that was reported, for the church's staff. Nothing says by whom. */
export const DenunciaWire = Type.Object({
  id: Id,
  tipo: Type.Enum([...reportableKinds]),
  alvo: Id,
  nome: Nullable(Type.String({ description: 'under which name it was shown' })),
  trecho: Type.String({ description: 'as it read when it was first reported' }),
  quantidade: Type.Integer({ minimum: 1 }),
  motivos: Type.Array(Type.Enum([...reportReasons]), { description: 'all that were given, each once' }),
  notas: Type.Array(Type.String(), { description: 'the newest five' }),
  flagOculta: Type.Boolean({ description: "hidden by the church's rule" }),
  dataPrimeira: Instant,
  dataUltima: Instant,
})
export type DenunciaWire = Type.Static<typeof DenunciaWire>
export const DenunciasWire = Type.Object({
  denuncias: Type.Array(DenunciaWire),
  proximo: Nullable(Type.String()),
})
export type DenunciasWire = Type.Static<typeof DenunciasWire>
