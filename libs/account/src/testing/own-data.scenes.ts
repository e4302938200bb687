import { ApiError } from '@atrio/api-client'
import { noResponse, refuse, wireStartUp, type FakeHttp } from '@atrio/testing'
import { scenes } from './account.scenes.ts'
import { camposPersonalizados } from './custom-fields.scenes.ts'

/** Calls of own data; the person is account 7, and 8 in church 1. */
export const ownCalls = {
  account: 'GET /user/7/usuario?cliente=1',
  documents: 'GET /user/7/documento?cliente=1',
  settings: 'GET /igreja/vida-plena/cadastro-configuracao/',
  custom: 'GET /user/7/campo-personalizado?igreja=1',
  update: 'PUT /usuario/?igreja=1',
  email: 'GET /user/email/?igreja=1',
  askEmail: 'POST /user/email/?igreja=1',
  withdrawEmail: 'DELETE /user/email/?igreja=1',
  addresses: 'GET /user/7/endereco?cliente=1',
  add: 'POST /usuario/8/endereco?igreja=1',
  change: 'PUT /usuario/8/endereco/3?igreja=1',
  remove: 'DELETE /usuario/8/endereco/3?igreja=1',
  children: 'GET /user/7/crianca?cliente=1',
  addChild: 'POST /usuario/8/crianca?igreja=1',
  changeChild: 'PUT /usuario/8/crianca/21?igreja=1',
  removeChild: 'DELETE /usuario/8/crianca/21?igreja=1',
  photo: 'POST /usuario/8/perfil/imagem?igreja=1',
  removePhoto: 'DELETE /usuario/8/perfil/imagem?igreja=1',
  cards: 'GET /usuario/vida-plena/8/cartoes',
  token: 'POST /general/payment/church/1/card/token',
  register: 'POST /general/church/1/card',
  save: 'POST /usuario-cartao-gateway-pagamento/?igreja=1',
  removeCard: 'DELETE /usuario-cartao-gateway-pagamento/5?igreja=1',
} as const

const { igreja } = wireStartUp()
/** The start-up data of the test church, in the United States. */
export const americanChurch = {
  igreja: {
    ...igreja,
    moeda: 'USD',
    idioma: 'en',
    fusoHorario: 'America/Chicago',
    endereco: { ...igreja.endereco!, pais: 'US' },
  },
}

const home = {
  logradouro: 'Rua das Acácias',
  numero: '240',
  complemento: null,
  bairro: 'Vila Mariana',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'BR',
  cep: '04103-010',
}
const work = { ...home, logradouro: 'Avenida Paulista', numero: '1000', bairro: 'Bela Vista', cep: '01310-100' }

const usuario = {
  id: 8,
  idUser: 7,
  idIgreja: 1,
  igreja: { id: 1, codigo: 'demo', slug: 'vida-plena', nome: 'Igreja Vida Plena' },
  nome: 'Ana',
  sobrenome: 'Lima',
  email: 'ana@demo.test',
  telefone: '+55 11 98888-7777',
  dataNascimento: '1990-02-28',
  sexo: 'F',
  idOcupacao: 3,
  idCongregacao: null,
  estadoCivil: 'casado',
  dataCasamento: null,
  qtdeFilhos: 2,
  endereco: home,
  comentarios: null,
  image: null,
  flagModeradorChat: false,
  dataCadastro: '2026-01-01T12:00:00Z',
}
const sofia = { id: 21, idIgreja: 1, nome: 'Sofia', dataNascimento: '2019-05-12', sexo: 'F' }
const criancas = [
  { ...sofia, observacoes: 'Alergia a amendoim' },
  { ...sofia, id: 22, nome: 'Davi', dataNascimento: null, sexo: null, observacoes: null },
]
const documentos = [{ id: 1, idIgreja: 1, tipo: 'CPF', numero: '52998224725' }]
const enderecos = [
  { id: 3, idIgreja: 1, flagPrincipal: true, ...home },
  { id: 4, idIgreja: 1, flagPrincipal: false, ...work },
]
const card = { id: 5, idGatewayPagamento: 8, titular: 'ANA LIMA', bandeira: 'visa', final: '4242', validade: '12/2031' }
const cartoes = [card, { ...card, id: 6, bandeira: 'mastercard', final: '4444', validade: '10/2026' }]
const done = { situacao: 'removido' }
const atPaymentHost = { tipo: 'atrio', url: 'https://pay.portal.test', chavePublica: null, flagTeste: true }

const complete: FakeHttp = {
  ...scenes.unknown,
  [ownCalls.account]: { usuarios: [usuario] },
  [ownCalls.documents]: { documentos },
  [ownCalls.update]: usuario,
  [ownCalls.custom]: { camposPersonalizados: [] },
  [ownCalls.email]: { email: 'ana@demo.test', troca: null },
  [ownCalls.askEmail]: { situacao: 'enviado' },
  [ownCalls.withdrawEmail]: done,
  [ownCalls.addresses]: { enderecos },
  [ownCalls.add]: enderecos[1],
  [ownCalls.change]: enderecos[0],
  [ownCalls.remove]: done,
  [ownCalls.children]: { criancas },
  [ownCalls.addChild]: criancas[1],
  [ownCalls.changeChild]: criancas[0],
  [ownCalls.removeChild]: done,
  [ownCalls.photo]: { image: { url: '/media/demo/0123456789abcdef0123456789abcdef/perfil.webp' } },
  [ownCalls.removePhoto]: done,
  [ownCalls.cards]: { cartoes },
  'GET /global-settings/default-payment-gateway': { idGatewayPagamento: 8 },
  'GET /igreja/vida-plena/tokenizador/?gateway=8': atPaymentHost,
  [ownCalls.token]: { token: 'tok_12345678', bandeira: 'visa', final: '4242' },
  [ownCalls.register]: { token: 'tok_registered' },
  [ownCalls.save]: card,
  [ownCalls.removeCard]: done,
  'GET /utils/cep/04103010': { situacao: 'nao_encontrado', endereco: null },
}
const incomplete: FakeHttp = {
  ...complete,
  [ownCalls.account]: { usuarios: [{ ...usuario, telefone: null, endereco: null }] },
  [ownCalls.documents]: { documentos: [] },
  [ownCalls.addresses]: { enderecos: [] },
  [ownCalls.children]: { criancas: [] },
}

/** Scenes of own data, for tests and stories. */
export const ownScenes = {
  complete,
  incomplete,
  noDocuments: { ...complete, [ownCalls.documents]: { documentos: [] } },
  cpfAsked: {
    ...complete,
    [ownCalls.documents]: { documentos: [] },
    [ownCalls.settings]: {
      campos: [{ campo: 'cpf', flagObrigatorio: false }],
      urlTermos: null,
      flagSigiloso: false,
    },
  },
  phoneAsked: {
    ...incomplete,
    [ownCalls.settings]: {
      campos: [{ campo: 'telefone', flagObrigatorio: true }],
      urlTermos: null,
      flagSigiloso: false,
    },
  },
  customAsked: { ...complete, [ownCalls.custom]: { camposPersonalizados } },
  customFails: { ...complete, [ownCalls.custom]: refuse(500) },
  customRefused: {
    ...complete,
    [ownCalls.custom]: { camposPersonalizados },
    [ownCalls.update]: () =>
      Promise.reject(
        new ApiError('no', {
          kind: 'refused',
          status: 400,
          code: 'validation',
          fields: { 'camposPersonalizados.apelido': 'required' },
        }),
      ),
  },
  cpfInUse: { ...incomplete, [ownCalls.update]: refuse(409, 'cpf_in_use') },
  silent: { ...complete, [ownCalls.update]: noResponse() },
  addressesFail: { ...complete, [ownCalls.addresses]: refuse(500) },
  childrenFail: { ...complete, [ownCalls.children]: refuse(500) },
  childStays: { ...complete, [ownCalls.removeChild]: refuse(500) },
  tooManyChildren: { ...complete, [ownCalls.addChild]: refuse(409, 'conflict') },
  withPhoto: {
    ...complete,
    [ownCalls.account]: { usuarios: [{ ...usuario, image: { url: 'https://images.example/ana.webp' } }] },
  },
  noPicture: { ...complete, [ownCalls.photo]: refuse(415, 'unsupported_media_type') },
  addressStays: { ...complete, [ownCalls.remove]: refuse(500) },
  accountFails: { ...complete, [ownCalls.account]: refuse(500) },
  noCards: { ...complete, [ownCalls.cards]: { cartoes: [] } },
  twoGateways: { ...complete, [ownCalls.cards]: { cartoes: [{ ...card, id: 9, idGatewayPagamento: 5 }, ...cartoes] } },
  cardsFail: { ...complete, [ownCalls.cards]: refuse(500) },
  cardStays: { ...complete, [ownCalls.removeCard]: refuse(503) },
  cardInvalid: { ...complete, [ownCalls.token]: refuse(400, 'card_invalid') },
  cardRefused: {
    ...complete,
    [ownCalls.register]: () =>
      Promise.reject(
        new ApiError('no', {
          kind: 'refused',
          status: 400,
          code: 'card_invalid',
          fields: { token: 'cartao_recusado' },
        }),
      ),
  },
} satisfies Record<string, FakeHttp>
