import type {
  AssinaturaPlanoLeituraWire,
  LeiturasWire,
  PlanoLeituraResumoWire,
  PlanoLeituraWire,
} from '@atrio/contract'

export const wireReadingPlanEntry = (over: Partial<PlanoLeituraResumoWire> = {}): PlanoLeituraResumoWire => ({
  uuid: '0a000000-0000-4000-8000-00000000000a',
  nome: 'Sete salmos para a semana',
  descricao: 'Um salmo por dia, para quem está começando, ou recomeçando, a ler a Bíblia.',
  imagem: null,
  qtdeDias: 3,
  ...over,
})

const psalm = (chapter: number) => ({ referencia: `Salmo ${chapter}`, livro: 'PSA', capitulo: chapter })

export const wireReadingPlan = (over: Partial<PlanoLeituraWire> = {}): PlanoLeituraWire => ({
  ...wireReadingPlanEntry(),
  flagAtivo: true,
  dias: [
    { titulo: 'Dois caminhos', texto: 'Leia devagar, e repare na árvore.', passagens: [psalm(1)] },
    { titulo: 'O pastor', texto: null, passagens: [psalm(23)] },
    { titulo: null, texto: 'Agradeça por três coisas antes de ler.', passagens: [psalm(103), psalm(150)] },
  ],
  ...over,
})

export const wireReading = (over: Partial<AssinaturaPlanoLeituraWire> = {}): AssinaturaPlanoLeituraWire => ({
  uuid: '0b000000-0000-4000-8000-00000000000b',
  dataInicio: '2026-11-19',
  diasLidos: [1],
  dataConclusao: null,
  ...over,
})

type Own = LeiturasWire['assinaturas'][number]
export const wireOwnReading = (over: Partial<Own> = {}): Own => ({
  uuid: '0b000000-0000-4000-8000-00000000000b',
  dataInicio: '2026-11-19',
  qtdeDiasLidos: 1,
  dataConclusao: null,
  plano: wireReadingPlanEntry(),
  ...over,
})
