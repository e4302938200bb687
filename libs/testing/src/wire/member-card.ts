import type { UsuarioCarteirinhaWire } from '@atrio/contract'

/** A member's card with every field. */
export const wireMemberCard = (changes: Partial<UsuarioCarteirinhaWire> = {}): UsuarioCarteirinhaWire => ({
  id: 3,
  usuario: {
    id: 8,
    nome: 'Ana Beatriz',
    sobrenome: 'Nogueira',
    telefone: '+5511987654321',
    dataNascimento: '1987-03-14',
    sexo: 'F',
    estadoCivil: 'casado',
    image: null,
    cpf: '52998224725',
  },
  numero: '01427',
  congregacao: 'Sede, Vila Mariana',
  dataBatismo: '2001-12-16',
  cargo: 'Professora da escola dominical',
  responsavel: 'Pr. André Lima',
  vinculo: 'Família Nogueira',
  qrCode: 'https://demo.portal.test/member-card/0123456789abcdef0123456789abcdef',
  ...changes,
})
