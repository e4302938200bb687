import type { Fixture } from './fixture.ts'

/** Document 2 section 3, Church; document 1 section 3 adds telefone, email, dataCadastro and the two stores. */
const church = {
  id: 12,
  slug: 'igreja-da-colina',
  codigo: 'colina',
  uuid: '7f0c9c52-6f0e-4d0a-9a57-6d7c5b0a1e01',
  slugOrganizacao: null,
  idioma: 'pt_BR',
  nome: 'Igreja da Colina',
  descricao: 'Uma igreja no alto do bairro.',
  historia: 'Começou em 1962, numa garagem.',
  imagens: [],
  flagAtivo: true,
  facebookPixelCode: null,
  codigoPlano: 'basico',
  flagChatBot: false,
  telefone: '+55 11 93333-2222',
  email: 'contato@colina.test',
  dataCadastro: '2019-03-01T10:00:00-0300',
}

/** Document 2 section 7.1. */
export const churchFixtures: Record<string, Fixture> = {
  'GET /igreja/codigo/{code}': church,
  // section 7.1: reads clientes
  'GET /igreja/?hostname={host}': { clientes: [church] },
  // document 1 section 9 names the methods
  'GET /igreja/{slug}/metodo-pagamento/': [
    { id: 1, codigo: 'pix', nome: 'Pix' },
    { id: 2, codigo: 'dinheiro', nome: 'Dinheiro' },
  ],
  // document 1 section 2: a code, an active flag, an optional url and names in three languages
  'GET /igreja-app-menu?igreja={id}': [
    { id: 1, codigo: 'RADIO', flagAtivo: true, url: 'https://radio.colina.test', nome: 'Rádio da Colina' },
    { id: 2, codigo: 'CELULAS', flagAtivo: true, nome: 'Células' },
  ],
  // section 3: modules, each with codigo; document 1 section 2 has the codes
  'GET /igreja/{slug}/modulo/': [
    { codigo: 'MOD_EVENTO' },
    { codigo: 'MOD_DOACAO' },
    { codigo: 'MOD_CELULA' },
    { codigo: 'MOD_MURAL_ORACAO' },
    { codigo: 'MOD_ASSINATURA' },
    { codigo: 'MOD_CULTO' },
  ],
  // section 3: igrejaVisual, with corApp and logomarcaMenu
  'GET /igreja/{slug}/visual/': { igrejaVisual: { corApp: '#7A3E1D', logomarcaMenu: null } },
  'GET /banner/?igreja={id}': [{ id: 1, titulo: 'Sábado de mutirão' }],
  'GET /cliente/?organizacao={slug}': { clientes: [church] },
  'GET /cliente/?organizacao=&latitude=&longitude=': { clientes: [church] },
  'GET /organizacao/{slug}': { id: 3, slug: 'rede-colina', nome: 'Rede Colina' },
  'GET /congregacao/?igreja={id}': [{ id: 4, nome: 'Congregação do Vale' }],
  // answer shape not shown; section 7.4 names idGatewayPagamento
  'GET /global-settings/default-payment-gateway': { idGatewayPagamento: 8 },
}
