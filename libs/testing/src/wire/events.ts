import type { EventoWire } from '@atrio/contract'

/** An open event of the test church, three days after the test clock's now. */
export const wireEvent = (over: Partial<EventoWire> = {}): EventoWire => ({
  id: 7,
  idIgreja: 1,
  nome: 'A mesa posta',
  chamada: 'Conferência de famílias',
  resumo: 'Dois dias para falar de casa, de pão repartido e de perdão.',
  descricao: '<p>Palestras pela manhã, oficinas à tarde e uma ceia em comum no sábado à noite.</p>',
  imagem: null,
  dataInicio: '2026-11-28T12:00:00Z',
  dataFim: '2026-11-29T21:00:00Z',
  local: { nome: 'Templo da Vila Mariana', endereco: null, latitude: -23.589, longitude: -46.634 },
  flagOnline: false,
  situacao: 'aberto',
  dataInicioInscricao: '2026-11-01T12:00:00Z',
  dataFimInscricao: '2026-11-27T12:00:00Z',
  moeda: 'BRL',
  valorMinimo: 3000,
  valorMaximo: 15000,
  flagJuros: false,
  flagAssumirTaxasServico: false,
  qtdeMaxParcelas: 3,
  ...over,
})
