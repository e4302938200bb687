import type { MotivoWire } from '@atrio/contract'

export const wireReason = (over: Partial<MotivoWire> = {}): MotivoWire => ({
  id: 3,
  idIgreja: 1,
  nome: 'Dízimos e ofertas',
  descricao: 'O sustento da casa e do seu trabalho.',
  moeda: 'BRL',
  valorMinimo: 500,
  valorMaximo: null,
  flagRecorrencia: true,
  ...over,
})
