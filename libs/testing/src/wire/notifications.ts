import type { NotificacaoWire } from '@atrio/contract'

export const wireNotification = (over: Partial<NotificacaoWire> = {}): NotificacaoWire => ({
  id: 21,
  titulo: 'A secretaria muda de horário',
  corpo: 'Atendemos de terça a sexta, das 9h às 17h.\nAos sábados, até o meio-dia.',
  dataCadastro: '2026-11-18T13:30:00Z',
  dataUltimaAlteracao: '2026-11-18T13:30:00Z',
  tipo: { codigo: 'AVISO' },
  igreja: { id: 1, codigo: 'demo', nome: 'Igreja Vida Plena' },
  idEntidadeRelacionada: null,
  slugEntidadeRelacionada: null,
  flagPessoal: false,
  ...over,
})
