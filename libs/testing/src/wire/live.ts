import type { CultoSemanalWire, ProximoCultoWire } from '@atrio/contract'

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
