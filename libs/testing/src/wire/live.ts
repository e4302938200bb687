import type { CultoSemanalWire, ProximoCultoWire, TransmissaoWire, TransmissoesWire } from '@atrio/contract'

export const wireWeeklyService = (over: Partial<CultoSemanalWire> = {}): CultoSemanalWire => ({
  id: 1,
  idIgreja: 1,
  nome: 'Celebração de domingo',
  descricao: null,
  diaSemana: 0,
  horario: '10:00',
  duracaoMinutos: 90,
  local: 'Templo da Vila Mariana',
  flagTransmissao: true,
  ...over,
})

export const wireUpcomingService = (over: Partial<ProximoCultoWire> = {}): ProximoCultoWire => ({
  id: 4,
  nome: 'Vigília de louvor',
  dataInicio: '2026-11-20T22:30:00Z',
  dataFim: '2026-11-21T00:30:00Z',
  local: 'Templo da Vila Mariana',
  flagTransmissao: true,
  ...over,
})

export const wireBroadcast = (over: Partial<TransmissaoWire> = {}): TransmissaoWire => ({
  id: 11,
  idIgreja: 1,
  titulo: 'Tarde de oração',
  descricao: 'Pastor Elias Nogueira, Salmo 46.',
  imagem: null,
  video: { servico: 'youtube', codigo: 'aqz-KE-bpKQ', url: null, html: null },
  dataInicio: '2026-11-20T20:00:00Z',
  dataFim: '2026-11-20T21:00:00Z',
  idCulto: null,
  idCultoEspecial: null,
  ...over,
})

export const wireBroadcasts = (over: Partial<TransmissoesWire> = {}): TransmissoesWire => ({
  fusoHorario: 'America/Sao_Paulo',
  aoVivo: null,
  proximaTransmissao: null,
  ultimaTransmissao: null,
  anteriores: [],
  ...over,
})
