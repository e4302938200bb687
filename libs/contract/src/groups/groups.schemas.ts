import Type from 'typebox'
import { LineText } from '../account/registration.schemas.ts'
import { EnderecoWire, Id, ImagemWire, Instant, Nullable } from '../schema.ts'

/** Whether a group takes requests; `lotada`: it has as many members as it holds. */
export const groupStatusCodes = ['aberta', 'lotada', 'fechada'] as const
/** The relation of the requesting person to a group. */
export const groupStandingCodes = ['membro', 'lider', 'solicitada'] as const
export const groupFrequencyCodes = ['semanal', 'quinzenal', 'mensal'] as const

const PessoaCelulaWire = Type.Object({
  nome: Type.String(),
  telefone: Nullable(Type.String({ description: 'null unless the group shows it to the caller' })),
})

/** GET /igreja/{slug}/celula/{id}, document 2 section 7.6; its fields are ours. */
export const CelulaWire = Type.Object({
  id: Id,
  idIgreja: Id,
  nome: Type.String(),
  descricao: Nullable(Type.String({ description: 'rich text' })),
  publico: Nullable(Type.String({ description: 'whom it is for: young adults, couples' })),
  imagem: Nullable(ImagemWire),
  endereco: Nullable(EnderecoWire),
  flagEnderecoExato: Type.Boolean({
    description: 'false: of the address only the neighbourhood, of the place an area',
  }),
  latitude: Nullable(Type.Number()),
  longitude: Nullable(Type.Number()),
  lider: Nullable(PessoaCelulaWire),
  responsavel: Nullable(PessoaCelulaWire),
  reuniao: Nullable(
    Type.Object({
      diaSemana: Type.Integer({ minimum: 0, maximum: 6 }),
      horario: Type.String({ pattern: '^\\d{2}:\\d{2}$', description: "the church's wall clock" }),
      frequencia: Nullable(Type.Enum([...groupFrequencyCodes])),
    }),
  ),
  situacao: Type.Enum([...groupStatusCodes]),
  participacao: Nullable(Type.Enum([...groupStandingCodes])),
})
export type CelulaWire = Type.Static<typeof CelulaWire>

const { descricao: _text, lider: _leader, responsavel: _responsible, ...listed } = CelulaWire.properties
export const CelulaItemWire = Type.Object({
  ...listed,
  distancia: Type.Optional(Type.Integer({ minimum: 0, description: 'metres, only in answers by place' })),
})
export type CelulaItemWire = Type.Static<typeof CelulaItemWire>

/** GET /igreja/{slug}/celula/?usuario=&busca=&diaSemana=&bairro=&latitude=&longitude=&depois= */
export const CelulasWire = Type.Object({
  celulas: Type.Array(CelulaItemWire),
  proximo: Nullable(Type.String({ description: 'where the next page begins; null after the last one' })),
})
export type CelulasWire = Type.Static<typeof CelulasWire>

/** GET /igreja/{slug}/celula-filtro/: what groups can be chosen by. */
export const CelulaFiltrosWire = Type.Object({
  diasSemana: Type.Array(Type.Integer({ minimum: 0, maximum: 6 }), { description: '0 is Sunday' }),
  bairros: Type.Array(Type.String({ description: 'as the groups write it' })),
})
export type CelulaFiltrosWire = Type.Static<typeof CelulaFiltrosWire>

export const joinLimits = { messageLength: 500 } as const

/** POST /igreja/{slug}/solicitacao-celula/admissao */
export const AdmissaoCelulaWire = Type.Object(
  { idCelula: Id, mensagem: Type.Optional(Nullable(Type.String({ maxLength: joinLimits.messageLength }))) },
  { additionalProperties: false },
)
export type AdmissaoCelulaWire = Type.Static<typeof AdmissaoCelulaWire>

/** Its answer. */
export const SolicitacaoCelulaWire = Type.Object({
  id: Id,
  idCelula: Id,
  situacao: Type.Enum(['aberta', 'aceita', 'recusada', 'retirada']),
  dataCadastro: Instant,
})
export type SolicitacaoCelulaWire = Type.Static<typeof SolicitacaoCelulaWire>

const Count = Nullable(Type.Integer({ minimum: 0 }))

/** One of GET /igreja/{slug}/celula/{id}/reuniao-registro/ */
export const ReuniaoItemWire = Type.Object({
  id: Id,
  idCelula: Id,
  data: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
  tema: Type.String(),
  qtdePresentes: Count,
  qtdeVisitantes: Count,
})
export type ReuniaoItemWire = Type.Static<typeof ReuniaoItemWire>

export const ReunioesWire = Type.Object({
  reunioes: Type.Array(ReuniaoItemWire),
  proximo: Nullable(Type.String()),
})
export type ReunioesWire = Type.Static<typeof ReunioesWire>

/** GET /igreja/{slug}/celula/{id}/reuniao-registro/{meetingId} */
export const ReuniaoWire = Type.Object({
  ...ReuniaoItemWire.properties,
  texto: Nullable(Type.String({ description: 'rich text' })),
  estudo: Nullable(Type.Object({ id: Id, titulo: Type.String() })),
})
export type ReuniaoWire = Type.Static<typeof ReuniaoWire>

const nomeCompleto = { idUsuario: Id, nome: Type.String(), imagem: Nullable(ImagemWire) }

/** One of GET /igreja/{slug}/celula/{id}/solicitacao/, the oldest first: for the group's leaders. */
export const PedidoCelulaWire = Type.Object({
  id: Id,
  nome: Type.String(),
  imagem: Nullable(ImagemWire),
  mensagem: Nullable(Type.String()),
  dataCadastro: Instant,
})
export type PedidoCelulaWire = Type.Static<typeof PedidoCelulaWire>
export const PedidosCelulaWire = Type.Object({
  solicitacoes: Type.Array(PedidoCelulaWire),
  proximo: Nullable(Type.String()),
})
export type PedidosCelulaWire = Type.Static<typeof PedidosCelulaWire>

/** POST /igreja/{slug}/celula/{id}/solicitacao/{solicitacao}/resposta */
export const RespostaCelulaWire = Type.Object(
  { resposta: Type.Enum(['aceita', 'recusada']) },
  { additionalProperties: false },
)
export type RespostaCelulaWire = Type.Static<typeof RespostaCelulaWire>

/** GET /igreja/{slug}/celula/{id}/participante/: for the group's leaders, by name. */
export const ParticipantesWire = Type.Object({
  participantes: Type.Array(Type.Object({ ...nomeCompleto, flagLider: Type.Boolean() })),
})
export type ParticipantesWire = Type.Static<typeof ParticipantesWire>

export const meetingLimits = { topicLength: 150, notesLength: 5000, visitors: 500, members: 300 } as const

/** POST /igreja/{slug}/celula/{id}/reuniao-registro/ */
export const ReuniaoNovaWire = Type.Object(
  {
    data: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
    tema: LineText(meetingLimits.topicLength),
    anotacoes: Nullable(Type.String({ maxLength: meetingLimits.notesLength, description: 'plain text' })),
    presentes: Type.Array(Id, {
      maxItems: meetingLimits.members,
      uniqueItems: true,
      description: 'members, by idUsuario',
    }),
    qtdeVisitantes: Type.Integer({ minimum: 0, maximum: meetingLimits.visitors }),
  },
  { additionalProperties: false },
)
export type ReuniaoNovaWire = Type.Static<typeof ReuniaoNovaWire>

/** PUT /igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}, with the version that was seen. */
export const ReuniaoAlteradaWire = Type.Object(
  { ...ReuniaoNovaWire.properties, versao: Type.Integer({ minimum: 1 }) },
  { additionalProperties: false },
)
export type ReuniaoAlteradaWire = Type.Static<typeof ReuniaoAlteradaWire>

/** GET /igreja/{slug}/celula/{id}/reuniao-registro/{meetingId}/presenca: what a leader recorded, for the group's leaders. */
export const ReuniaoPresencaWire = Type.Object({
  id: Id,
  idCelula: Id,
  data: Type.String(),
  tema: Type.String(),
  anotacoes: Nullable(Type.String()),
  presentes: Type.Array(Type.Object(nomeCompleto)),
  qtdeVisitantes: Type.Integer({ minimum: 0 }),
  versao: Type.Integer({ minimum: 1 }),
})
export type ReuniaoPresencaWire = Type.Static<typeof ReuniaoPresencaWire>
