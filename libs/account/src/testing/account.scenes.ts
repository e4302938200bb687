import { ApiError } from '@atrio/api-client'
import { noResponse, refuse, type FakeHttp } from '@atrio/testing'
import { camposPersonalizados } from './custom-fields.scenes.ts'

export const EMAIL = 'ana@demo.test'
const ANY_EMAIL = encodeURIComponent(EMAIL)

/** Calls of signing in, as the wire names them; the test church is number 1, `vida-plena`. */
export const calls = {
  byEmail: `GET /igreja/1/usuario/?email=${ANY_EMAIL}`,
  login: 'POST /security/login_check',
  recover: 'POST /security/recuperar-senha',
  resend: `POST /security/solicitar-verificacao-email/?igreja=1&email=${ANY_EMAIL}`,
  settings: 'GET /igreja/vida-plena/cadastro-configuracao/',
  register: 'POST /igreja/1/usuario/',
  captcha: 'GET /captcha/desafio/',
  changePassword: 'POST /user/alterar-senha',
} as const

/** A proof of work that is solved at the sixth try. */
const challenge = {
  algorithm: 'PBKDF2/SHA-256',
  nonce: '000102030405060708090a0b0c0d0e0f',
  salt: 'f0e0d0c0b0a090807060504030201000',
  cost: 1,
  keyLength: 32,
  keyPrefix: '39d248a2aee660443facda80a9d50d64',
}
const captcha = { tipo: 'altcha', desafio: { parameters: challenge, signature: 'signed' } }

const nothingAsked = { campos: [], urlTermos: null, flagSigiloso: false }
const everythingAsked = {
  campos: [
    'telefone',
    'dataNascimento',
    'sexo',
    'cpf',
    'ocupacao',
    'congregacao',
    'estadoCivil',
    'dataCasamento',
    'qtdeFilhos',
    'endereco',
    'comentarios',
  ].map((campo, index) => ({ campo, flagObrigatorio: index < 4 || campo === 'endereco' })),
  urlTermos: 'https://vidaplena.test/termos',
  flagSigiloso: false,
}

const igreja = { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' }
const name = { nome: 'Ana', sobrenome: 'Lima', email: EMAIL }

/** What loads once a person is signed in. */
const person = {
  'GET /me': { id: 7, ...name, image: null, flagTrocarSenha: false },
  'GET /user/7/usuario?cliente=1': {
    usuarios: [{ id: 8, idUser: 7, igreja, ...name, dataCadastro: '2026-01-01T12:00:00Z', flagModeradorChat: false }],
  },
  'GET /user/7/documento?cliente=1': { documentos: [] },
  'GET /user/7/role?cliente=1': { userIgrejaRoles: [] },
  'GET /usuario/vida-plena/8/cartoes': { cartoes: [] },
} satisfies FakeHttp

const known: FakeHttp = {
  [calls.settings]: nothingAsked,
  [calls.captcha]: captcha,
  [calls.byEmail]: { acesso: 'login' },
  [calls.login]: { token: 'access.1', refreshToken: 'refresh-1', flagTrocarSenha: false },
  ...person,
}
const unknown: FakeHttp = {
  ...known,
  [calls.byEmail]: { acesso: 'register' },
  [calls.register]: { situacao: 'verificar_email' },
  'GET /utils/pais/': {
    paises: [
      { codigo: 'BR', nome: 'Brasil', nomeIngles: 'Brazil', nomeEspanhol: 'Brasil' },
      { codigo: 'US', nome: 'Estados Unidos', nomeIngles: 'United States', nomeEspanhol: 'Estados Unidos' },
    ],
  },
  'GET /utils/pais/US/estado/': {
    situacao: 'encontrado',
    estados: [
      { codigo: 'CA', nome: 'California' },
      { codigo: 'TN', nome: 'Tennessee' },
    ],
  },
  'GET /utils/ocupacao/': {
    ocupacoes: [{ id: 3, nome: 'Professora', nomeIngles: 'Teacher', nomeEspanhol: 'Profesora' }],
  },
  'GET /utils/estado-civil/': {
    estadosCivis: [{ codigo: 'casado', nome: 'Casado(a)', nomeIngles: 'Married', nomeEspanhol: 'Casado(a)' }],
  },
  'GET /congregacao/?igreja=1': { congregacoes: [] },
}

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  known,
  wrongPassword: { ...known, [calls.login]: refuse(400, 'invalid_credentials') },
  recaptcha: { ...unknown, [calls.captcha]: { tipo: 'recaptcha', siteKey: 'site-1' } },
  tooMany: {
    ...known,
    [calls.login]: () =>
      Promise.reject(new ApiError('no', { kind: 'refused', status: 429, code: 'rate_limited', retryAfter: 170 })),
  },
  inactive: { ...known, [calls.login]: refuse(403, 'account_inactive'), [calls.resend]: { situacao: 'enviado' } },
  inactiveUnsent: { ...known, [calls.login]: refuse(403, 'account_inactive'), [calls.resend]: refuse(503) },
  mailedPassword: {
    ...known,
    [calls.login]: { token: 'access.1', refreshToken: 'refresh-1', flagTrocarSenha: true },
    'GET /me': { ...person['GET /me'], flagTrocarSenha: true },
    [calls.changePassword]: { situacao: 'alterada' },
  },
  noClientAccount: { ...known, 'GET /user/7/usuario?cliente=1': { usuarios: [] } },
  unreachable: { ...known, [calls.byEmail]: noResponse() },
  unknown,
  everythingAsked: { ...unknown, [calls.settings]: everythingAsked },
  customAsked: { ...unknown, [calls.settings]: { ...nothingAsked, camposPersonalizados } },
  exists: { ...unknown, [calls.register]: refuse(409, 'account_exists') },
  cpfInUse: { ...unknown, [calls.settings]: everythingAsked, [calls.register]: refuse(409, 'cpf_in_use') },
  invalidCaptcha: { ...unknown, [calls.register]: refuse(400, 'captcha_invalid') },
  joined: { ...unknown, [calls.register]: { situacao: 'ativo' } },
  settingsFail: { ...unknown, [calls.settings]: refuse(500) },
  recovered: { ...known, [calls.recover]: { situacao: 'enviado' } },
  nobodyToRecover: { ...known, [calls.recover]: refuse(404, 'email_not_found') },
  changed: { ...known, [calls.changePassword]: { situacao: 'alterada' } },
  wrongCurrent: { ...known, [calls.changePassword]: refuse(400, 'wrong_password') },
} satisfies Record<string, FakeHttp>

export const member = {
  token: 'access.1',
  account: { id: 7, name: 'Ana' },
  clientAccount: { id: 8, email: EMAIL },
}
