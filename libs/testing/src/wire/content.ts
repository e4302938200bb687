import type {
  DevocionalWire,
  EbdWire,
  MinisterioWire,
  NoticiaWire,
  ProjetoWire,
  PublicacaoWire,
  TextoWire,
  VideoDaIgrejaWire,
} from '@atrio/contract'

/** A text of the test church, as a list has it. */
export const wireWriting = (over: Partial<TextoWire> = {}): TextoWire => ({
  id: 41,
  slug: 'o-telhado-esta-pronto',
  titulo: 'O telhado está pronto',
  resumo: 'Obrigado a quem deu tempo, dinheiro e almoço.',
  imagem: null,
  autor: 'Helena Prado',
  dataPublicacao: '2026-11-18T12:00:00Z',
  minutosLeitura: 2,
  ...over,
})

export const wireDevotional = (over: Partial<DevocionalWire> = {}): DevocionalWire => ({
  ...wireWriting({ id: 51, slug: 'a-mesa-no-deserto', titulo: 'A mesa no deserto', resumo: 'Sobre o Salmo 23.' }),
  referencia: 'Salmo 23.5',
  versiculo: 'Preparas uma mesa perante mim.',
  creditoVersiculo: 'Almeida, domínio público',
  conteudo: '<p>Há dias em que a fome chega antes do pão.</p>',
  anterior: { id: 50, titulo: 'Água de poço' },
  seguinte: null,
  ...over,
})

export const wireNewsItem = (over: Partial<NoticiaWire> = {}): NoticiaWire => ({
  ...wireWriting(),
  conteudo: '<p>A obra começou em maio.</p>',
  ...over,
})

export const wireArea = (over: Partial<MinisterioWire['projetos'][number]> = {}) => ({
  id: 61,
  slug: 'acolhida',
  nome: 'Acolhida',
  resumo: 'Quem abre a porta.',
  imagem: null,
  ...over,
})

export const wireMinistry = (over: Partial<MinisterioWire> = {}): MinisterioWire => ({
  ...wireArea(),
  conteudo: '<p>Meia hora antes de cada culto.</p>',
  responsavel: 'Marta Nunes',
  encontro: 'Domingos, 9h30, no pátio',
  email: 'acolhida@vidaplena.test',
  telefone: '+55 11 3456-7890',
  projetos: [wireArea({ id: 62, slug: 'cafe', nome: 'Café da porta', resumo: 'Pão com manteiga às dez.' })],
  ...over,
})

export const wireProject = (over: Partial<ProjetoWire> = {}): ProjetoWire => ({
  ...wireArea({ id: 62, slug: 'cafe', nome: 'Café da porta', resumo: 'Pão com manteiga às dez.' }),
  conteudo: '<p>Trinta pães por domingo.</p>',
  ministerio: { id: 61, nome: 'Acolhida' },
  ...over,
})

export const wirePublication = (over: Partial<PublicacaoWire> = {}): PublicacaoWire => ({
  ...wireWriting({ id: 71, slug: 'boletim-de-novembro', titulo: 'Boletim de novembro', autor: null }),
  tipo: { slug: 'boletins', nome: 'Boletins' },
  conteudo: '<p>O mês em quatro páginas.</p>',
  arquivos: [{ nome: 'Boletim em PDF', url: '/media/demo/0/boletim.pdf', tipo: 'application/pdf' }],
  ...over,
})

export const wireClass = (over: Partial<EbdWire> = {}): EbdWire => ({
  ...wireWriting({ id: 81, slug: 'rute', titulo: 'Rute: a fidelidade no cotidiano', autor: 'Davi Rocha' }),
  publico: 'Adultos e jovens',
  encontro: 'Domingos, 9h, sala 3',
  conteudo: '<p>Quatro domingos com um livro de quatro capítulos.</p>',
  aulas: [
    { titulo: 'A fome', referencia: 'Rute 1', resumo: 'Quem parte e quem fica.', data: '2026-11-22T12:00:00Z' },
    { titulo: 'O campo', referencia: null, resumo: null, data: null },
  ],
  arquivos: [],
  ...over,
})

export const wireVideo = (over: Partial<VideoDaIgrejaWire> = {}): VideoDaIgrejaWire => ({
  id: 91,
  titulo: 'Por que cantamos',
  descricao: 'Uma conversa com o coro.',
  imagem: null,
  source: 'youtube',
  contentDetails: { videoId: 'aqz-KE-bpKQ' },
  url: null,
  html: null,
  duracaoSegundos: 725,
  dataPublicacao: '2026-11-15T12:00:00Z',
  lista: { slug: 'conversas', titulo: 'Conversas' },
  ...over,
})
