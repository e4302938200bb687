import type { CompromissoChatWire, MensagemChatWire, TokenChatWire, UsuarioChatWire } from '@atrio/contract'

const visitor = { avatar: null, email: null, flagAutenticado: false, flagEquipe: false } as const

/** People of the test church's chat. */
export const chatPeople = {
  ana: {
    id: 'u7',
    nome: 'Ana Beatriz',
    avatar: null,
    email: 'ana@demo.test',
    papel: 'membro',
    flagAutenticado: true,
    flagEquipe: false,
  },
  leo: {
    id: 'u8',
    nome: 'Leo Martins',
    avatar: null,
    email: 'leo@demo.test',
    papel: 'moderador',
    flagAutenticado: true,
    flagEquipe: true,
  },
  tiago: { ...visitor, id: 'v1', nome: 'Tiago', papel: 'visitante' },
  reader: { ...visitor, id: 'v0', nome: null, papel: 'leitor' },
} as const satisfies Record<string, UsuarioChatWire>

export const wireChatMessage = (over: Partial<MensagemChatWire> = {}): MensagemChatWire => ({
  idUsuario: 'u9',
  nome: 'Rosângela N.',
  avatar: null,
  papel: 'membro',
  sequencia: 1,
  idCliente: 'message-0001',
  texto: 'Boa noite, família! Assistindo de Santos com a minha mãe.',
  data: '2026-11-20T20:10:00Z',
  ...over,
})

export const wireCommitment = (over: Partial<CompromissoChatWire> = {}): CompromissoChatWire => ({
  id: 3,
  titulo: 'Você quer seguir a Jesus?',
  flagAberto: true,
  quantidade: 4,
  dataAbertura: '2026-11-20T20:14:00Z',
  ...over,
})

export const wireChatToken = (over: Partial<TokenChatWire> = {}): TokenChatWire => ({
  token: 'token-v0',
  expiraEm: '2126-11-20T21:00:00Z',
  canal: 'demo',
  visitante: 'signed-v0',
  usuario: chatPeople.reader,
  ...over,
})
