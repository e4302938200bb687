import { asMember, MEMBER, MEMBER_TOKEN, Refused, type Fixture, type PlainRequest } from './fixture.ts'

/** Document 1 section 3, User session. */
const account = { id: 70, nome: 'Rute', sobrenome: 'Prado', image: { url: '/favicon.svg' } }
const clientAccount = { id: 80, nome: 'Rute', sobrenome: 'Prado', email: MEMBER.email }

/** Section 5: a look-up that finds no users is a failure. */
const found = ({ query }: PlainRequest) => {
  if (query.get('email') !== MEMBER.email) throw new Refused(404, 'Not Found')
  return { usuarios: [clientAccount] }
}

const signIn = ({ body }: PlainRequest) => {
  const { username, password } = body as { username?: string; password?: string }
  if (username !== MEMBER.email || password !== MEMBER.password) throw new Refused(401, 'Bad credentials')
  return { token: MEMBER_TOKEN, refreshToken: 'refresh-of-rute-0123456789' }
}

/** Document 1 section 3, Person and address form fields: described in words, so most are not there. */
const address = { id: 6, logradouro: 'Rua da Colina' }
const child = { id: 7, nome: 'Lia', dataNascimento: '2018-02-03T00:00:00-0200' }
/** Document 2 section 3, Notification. */
const notification = {
  id: 9,
  titulo: 'Piquenique',
  corpo: 'Traga sua toalha.',
  dataCadastro: '2025-05-01T10:00:00+0000',
  dataUltimaAlteracao: '2025-05-01T10:00:00+0000',
  tipo: { codigo: 'EVENTO' },
  igreja: { codigo: 'colina' },
  idEntidadeRelacionada: 31,
}

/** Document 2 section 7.4. */
export const peopleFixtures: Record<string, Fixture> = {
  'POST /security/login_check': signIn,
  'POST /security/recuperar-senha': {},
  'POST /security/token/refresh': { token: MEMBER_TOKEN, refreshToken: 'refresh-of-rute-0123456789' },
  'POST /security/solicitar-verificacao-email/?igreja=&email=': {},
  'POST /user/alterar-senha': asMember({}),
  'GET /me': asMember(account),
  // the first of usuarios
  'GET /user/{id}/usuario?cliente=': asMember({ usuarios: [clientAccount] }),
  'GET /user/{id}/documento?cliente=': asMember({ documentos: [] }),
  'GET /user/{id}/role?cliente=': asMember({ userIgrejaRoles: [{ role: 'ROLE_ADMIN' }] }),
  'GET /user/?email=': found,
  'GET /igreja/{client}/usuario/?email=': found,
  'POST /igreja/{id}/usuario/': { id: 81 },
  'PUT /usuario/': asMember(clientAccount),
  'POST /user/{id}/pedido-exclusao?igreja=': asMember({}),
  'POST /usuario/troca-igreja': asMember({}),
  'GET /user/{id}/campo-personalizado?igreja=': asMember([{ id: 1, nome: 'Ministério' }]),
  // grouped by idGatewayPagamento; document 1 section 3, Card: holder, due date, ending digits
  'GET /usuario/{slug}/{userId}/cartoes': asMember([{ id: 3, idGatewayPagamento: 8 }]),
  'POST /usuario-cartao-gateway-pagamento/?igreja=': asMember({ id: 3 }),
  'DELETE /usuario-cartao-gateway-pagamento/{id}': asMember({}),
  'GET /user/{id}/endereco?cliente=': asMember([address]),
  'POST /usuario/{id}/endereco': asMember(address),
  'PUT /usuario/{id}/endereco/{addressId}': asMember(address),
  'DELETE /usuario/{id}/endereco/{addressId}': asMember({}),
  'GET /user/{id}/crianca?cliente=': asMember([child]),
  'POST /usuario/{id}/crianca?igreja=': asMember(child),
  'PUT /usuario/{id}/crianca/{childId}': asMember(child),
  'DELETE /usuario/{id}/crianca/{childId}': asMember({}),
  'GET /utils/pais/': [{ codigo: 'BR', nome: 'Brasil' }],
  'GET /utils/ocupacao/': [{ id: 1, nome: 'Professora' }],
  // document 1 section 3 has the eight in words
  'GET /utils/estado-civil/': [{ codigo: 'solteiro', nome: 'Solteiro(a)' }],
  'POST /usuario/{id}/{type}/imagem': asMember({ image: { url: 'https://colina.test/nova.jpg' } }),
  'DELETE /usuario/{id}/{type}/imagem': asMember({}),
  // answer: notificacoes
  'GET /igreja/{id}/notificacao/?page=1&limit=n': { notificacoes: [notification] },
  'GET /user/oracao?igreja=': asMember([
    { id: 51, mensagem: 'Pela minha mãe.', flagPublicarMural: true, flagAtivo: true, idOracaoMotivo: 1 },
  ]),
  // answer: usuarioCarteirinhas, with usuario.id
  'GET /usuario-carteirinha/?usuario&igreja': { usuarioCarteirinhas: [{ usuario: { id: 80 } }] },
}
