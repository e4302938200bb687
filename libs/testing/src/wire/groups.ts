import type {
  CelulaItemWire,
  CelulaWire,
  EstudoItemWire,
  EstudoWire,
  ReuniaoItemWire,
  ReuniaoWire,
} from '@atrio/contract'

const nowhere = { logradouro: null, numero: null, complemento: null, cep: null }

/** A group of the test church, as a list shows it to a stranger. */
export const wireGroupEntry = (over: Partial<CelulaItemWire> = {}): CelulaItemWire => ({
  id: 5,
  idIgreja: 1,
  nome: 'Vizinhos da Vila',
  publico: 'Famílias',
  imagem: null,
  endereco: { ...nowhere, bairro: 'Vila Mariana', cidade: 'São Paulo', estado: 'SP', pais: 'BR' },
  flagEnderecoExato: false,
  latitude: -23.59,
  longitude: -46.64,
  reuniao: { diaSemana: 3, horario: '20:00', frequencia: 'semanal' },
  situacao: 'aberta',
  participacao: null,
  ...over,
})

export const wireGroup = (over: Partial<CelulaWire> = {}): CelulaWire => ({
  ...wireGroupEntry(),
  descricao: '<p>A mesa de jantar vira roda de conversa.</p>',
  lider: { nome: 'Marta e Sérgio Tavares', telefone: null },
  responsavel: { nome: 'Pr. André Lima', telefone: null },
  ...over,
})

export const wireMeetingEntry = (over: Partial<ReuniaoItemWire> = {}): ReuniaoItemWire => ({
  id: 3,
  idCelula: 5,
  data: '2026-11-18',
  tema: 'Pão e peixe na praia',
  qtdePresentes: 11,
  qtdeVisitantes: 2,
  ...over,
})

export const wireMeeting = (over: Partial<ReuniaoWire> = {}): ReuniaoWire => ({
  ...wireMeetingEntry(),
  texto: '<p>Ficamos muito tempo na terceira pergunta.</p>',
  estudo: { id: 9, titulo: 'Pão e peixe na praia' },
  ...over,
})

export const wireStudyEntry = (over: Partial<EstudoItemWire> = {}): EstudoItemWire => ({
  id: 9,
  titulo: 'Pão e peixe na praia',
  serie: 'À mesa com Jesus',
  autor: 'Helena Rocha',
  passagem: 'João 21.1-14',
  resumo: 'Depois do fracasso, um café da manhã.',
  imagem: null,
  dataPublicacao: '2026-11-13T11:00:00Z',
  ...over,
})

export const wireStudy = (over: Partial<EstudoWire> = {}): EstudoWire => ({
  ...wireStudyEntry(),
  idIgreja: 1,
  texto: '<h2>Para começar</h2><p>Qual foi a melhor refeição simples da sua vida?</p>',
  arquivos: [{ nome: 'Caderno do grupo', url: '/media/demo/0/caderno.pdf', tipo: 'application/pdf' }],
  flagConteudoPublico: true,
  ...over,
})
