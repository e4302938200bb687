import type {
  PlanoAssinaturaConteudoResumoWire,
  PlanoAssinaturaConteudoWire,
  PlanoAssinaturaHomeWire,
  PlanoAssinaturaWire,
  RenovacaoAssinaturaWire,
  UsuarioPlanoAssinaturaWire,
} from '@atrio/contract'

export const wirePlan = (over: Partial<PlanoAssinaturaWire> = {}): PlanoAssinaturaWire => ({
  id: 2,
  idIgreja: 1,
  nome: 'Play mensal',
  descricao: 'Tudo o que está no Play, por um mês.',
  moeda: 'BRL',
  valor: 1990,
  qtdeMeses: 1,
  flagAssumirTaxasServico: false,
  ...over,
})

/** A video, as a list has it. */
export const wirePlayEntry = (
  over: Partial<PlanoAssinaturaConteudoResumoWire> = {},
): PlanoAssinaturaConteudoResumoWire => ({
  id: 71,
  idIgreja: 1,
  tipo: 'video',
  titulo: 'O lamento',
  descricao: 'Mais de um terço dos salmos é queixa.',
  imagem: null,
  duracaoSegundos: 725,
  qtdeVideos: null,
  coletanea: { id: 70, titulo: 'Como ler os Salmos' },
  flagDestaque: false,
  dataPublicacao: '2026-11-15T12:00:00Z',
  ...over,
})

export const wireCollection = (
  over: Partial<PlanoAssinaturaConteudoResumoWire> = {},
): PlanoAssinaturaConteudoResumoWire => ({
  ...wirePlayEntry({ id: 70, tipo: 'coletanea', titulo: 'Como ler os Salmos', descricao: 'Três aulas.' }),
  duracaoSegundos: null,
  qtdeVideos: 2,
  coletanea: null,
  flagDestaque: true,
  ...over,
})

export const wirePlayContent = (over: Partial<PlanoAssinaturaConteudoWire> = {}): PlanoAssinaturaConteudoWire => ({
  ...wirePlayEntry(),
  tags: [{ id: 5, nome: 'Para estudar' }],
  video: null,
  legendas: [],
  doUsuario: null,
  ...over,
})

export const wirePlayHome = (over: Partial<PlanoAssinaturaHomeWire> = {}): PlanoAssinaturaHomeWire => ({
  titulo: 'Vida Plena Play',
  descricao: 'Cursos e conversas para ver em casa.',
  imagem: null,
  tags: [
    { id: 5, nome: 'Para estudar', conteudos: [wireCollection(), wirePlayEntry()] },
    { id: 6, nome: 'Chegou agora', conteudos: [wirePlayEntry({ id: 73, titulo: 'A casa', coletanea: null })] },
  ],
  ...over,
})

export const wireSubscription = (over: Partial<UsuarioPlanoAssinaturaWire> = {}): UsuarioPlanoAssinaturaWire => ({
  id: 4,
  idIgreja: 1,
  plano: { id: 2, nome: 'Play mensal' },
  moeda: 'BRL',
  valor: 1990,
  status: { situacao: 'ativo' },
  codigo: null,
  dataInicio: '2026-11-10T12:00:00Z',
  dataFim: '2026-12-10T12:00:00Z',
  dataCadastro: '2026-11-10T12:00:00Z',
  ...over,
})

export const wireRenewal = (over: Partial<RenovacaoAssinaturaWire> = {}): RenovacaoAssinaturaWire => ({
  plano: { id: 2, nome: 'Play mensal' },
  moeda: 'BRL',
  situacao: 'manual',
  dataFim: '2026-12-10T12:00:00Z',
  valorTotal: null,
  valorAtual: 2212,
  qtdeMeses: 1,
  dataCobranca: null,
  flagRecusada: false,
  cartao: null,
  ...over,
})
