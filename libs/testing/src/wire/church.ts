import type { BannerWire, ClienteWire, CongregacoesWire, StartUpWire } from '@atrio/contract'

export const wireBanner = (over: Partial<BannerWire> = {}): BannerWire => ({
  id: 1,
  idIgreja: 1,
  chamada: 'Advento, a partir de 29 de novembro',
  titulo: 'A luz que veio ao mundo',
  descricao: 'Quatro domingos para esperar juntos: leituras, canto e silêncio, do primeiro ao último círio.',
  imagem: null,
  url: '/event',
  textoBotao: 'Ver a programação',
  ...over,
})

const address = {
  logradouro: 'Rua das Acácias',
  numero: '240',
  complemento: null,
  bairro: 'Vila Mariana',
  cidade: 'São Paulo',
  estado: 'SP',
  pais: 'BR',
  cep: '04101-000',
}

/** The start-up of the test church, every module on. */
export const wireStartUp = (over: Partial<StartUpWire> = {}): StartUpWire => ({
  versao: 1,
  igreja: {
    id: 1,
    slug: 'vida-plena',
    uuid: '6f1c1f0e-6d43-4f6e-9a3e-0d7c9a1b2c3d',
    codigo: 'demo',
    nome: 'Igreja Vida Plena',
    descricao: 'Uma comunidade de portas abertas na Vila Mariana.',
    historia: '<p>Começamos em 1974, na garagem de dona Alzira, com doze cadeiras emprestadas.</p>',
    telefone: '+551155550199',
    email: 'contato@vidaplena.test',
    endereco: address,
    latitude: -23.589,
    longitude: -46.634,
    redesSociais: [{ tipo: 'instagram', url: 'https://www.instagram.com/vidaplena' }],
    slugOrganizacao: null,
    idioma: 'pt_BR',
    imagens: [],
    flagAtivo: true,
    flagChatBot: false,
    facebookPixelCode: null,
    codigoPlano: null,
    dataCadastro: '2020-01-01T12:00:00Z',
    urlGooglePlay: 'https://play.google.com/store/apps/details?id=test.vidaplena',
    urlAppleStore: 'https://apps.apple.com/app/id1',
    fusoHorario: 'America/Sao_Paulo',
    moeda: 'BRL',
  },
  modulos: [
    'MOD_CULTO',
    'MOD_EVENTO',
    'MOD_DOACAO',
    'MOD_CELULA',
    'MOD_DEVOCIONAL',
    'MOD_NOTICIA',
    'MOD_EBD',
    'MOD_PUBLICACAO',
    'MOD_MURAL_ORACAO',
    'MOD_ASSINATURA',
  ].map((codigo) => ({ codigo })),
  igrejaVisual: { corApp: '#7A3E9D', logomarcaMenu: null },
  metodosPagamento: [{ id: 1, codigo: 'pix', nome: 'Pix', idGatewayPagamento: 8 }],
  igrejaAppMenu: [],
  banners: [],
  organizacao: null,
  ...over,
})

export const wireChurchListing = (over: Partial<ClienteWire> = {}): ClienteWire => ({
  id: 2,
  codigo: 'hope',
  slug: 'hope',
  nome: 'Hope Chapel',
  descricao: null,
  slugOrganizacao: 'gracenetwork',
  endereco: { ...address, pais: 'US', cidade: 'Evanston', estado: 'IL' },
  latitude: 42.04,
  longitude: -87.69,
  imagens: [],
  corApp: '#1F6F5C',
  hostname: null,
  ...over,
})

export const wireCongregation = (
  over: Partial<CongregacoesWire['congregacoes'][number]> = {},
): CongregacoesWire['congregacoes'][number] => ({
  id: 5,
  idIgreja: 1,
  nome: 'Congregação da Saúde',
  telefone: null,
  endereco: { ...address, logradouro: 'Rua Loefgren', numero: '1200', bairro: 'Saúde' },
  latitude: -23.6,
  longitude: -46.63,
  ...over,
})
