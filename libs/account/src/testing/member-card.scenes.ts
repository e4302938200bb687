import { noResponse, refuse, wireMemberCard, type FakeHttp } from '@atrio/testing'

export const cardCall = 'GET /usuario-carteirinha/?usuario=8&igreja=1'
export const linkedCardCall = `${cardCall}&chave=k`

const one = (changes = {}) => ({ usuarioCarteirinhas: [wireMemberCard(changes)] })
const none = { usuarioCarteirinhas: [] }
const { usuario } = wireMemberCard()

/** A card with the fewest values. */
const bare = one({
  usuario: { ...usuario, telefone: null, dataNascimento: null, sexo: null, estadoCivil: null, cpf: null },
  congregacao: null,
  dataBatismo: null,
  cargo: null,
  responsavel: null,
  vinculo: null,
  qrCode: null,
})
const long = one({
  usuario: { ...usuario, nome: 'Maria Aparecida Conceição', sobrenome: 'do Nascimento Albuquerque e Vasconcelos' },
  congregacao: 'Congregação e sítio em Ibiúna, Estrada do Verava',
  cargo: 'Coordenadora do ministério de recepção e acolhimento',
  vinculo: 'Família Albuquerque e Vasconcelos, desde 1974',
})

/** Member cards of the wire, for tests and stories. */
export const cardScenes = {
  whole: { [cardCall]: one(), [linkedCardCall]: one() },
  bare: { [cardCall]: bare },
  long: { [cardCall]: long },
  none: { [cardCall]: none, [linkedCardCall]: none },
  fails: { [cardCall]: refuse(503) },
  unreachable: { [cardCall]: noResponse() },
} satisfies Record<string, FakeHttp>
