import type { OracaoMensagemWire, OracaoMuralWire, OracaoWire } from '@atrio/contract'

export const wirePrayer = (over: Partial<OracaoMuralWire> = {}): OracaoMuralWire => ({
  id: 11,
  idIgreja: 1,
  nome: 'Marina',
  mensagem: 'Pela cirurgia do meu pai na quinta-feira, que ele acorde bem.',
  imagem: null,
  motivo: { id: 2, nome: 'Saúde' },
  dataCadastro: '2026-11-20T10:00:00Z',
  qtdeOrando: 12,
  dataRespondida: null,
  testemunho: null,
  ...over,
})

export const wirePrayerPage = (over: Partial<OracaoWire> = {}): OracaoWire => ({
  ...wirePrayer(),
  flagOrando: false,
  doAutor: null,
  mensagens: [],
  proximo: null,
  ...over,
})

export const wirePrayerMessage = (over: Partial<OracaoMensagemWire> = {}): OracaoMensagemWire => ({
  id: 51,
  nome: 'Bia',
  flagAutor: false,
  mensagem: 'Estou orando por vocês desde ontem.',
  dataCadastro: '2026-11-20T12:00:00Z',
  ...over,
})
