import type { OracaoMuralWire } from '@atrio/contract'

export const wirePrayer = (over: Partial<OracaoMuralWire> = {}): OracaoMuralWire => ({
  id: 11,
  idIgreja: 1,
  nome: 'Marina',
  mensagem: 'Pela cirurgia do meu pai na quinta-feira, que ele acorde bem.',
  imagem: null,
  motivo: { id: 2, nome: 'Saúde' },
  dataCadastro: '2026-11-20T10:00:00Z',
  qtdeOrando: 12,
  ...over,
})
