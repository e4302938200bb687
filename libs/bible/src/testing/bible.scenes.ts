import { noResponse, refuse, type FakeHttp } from '@atrio/testing'

/** The test church's slug is `vida-plena`. */
const ROOT = 'GET /igreja/vida-plena/biblia/'
const livre = {
  codigo: 'livre',
  nome: 'Bíblia Livre',
  sigla: 'BL',
  idioma: 'pt-BR',
  licenca: 'Bíblia Livre, CC BY 3.0 BR.',
  livros: [
    { codigo: 'RUT', capitulos: 4 },
    { codigo: 'PSA', capitulos: 150 },
    { codigo: 'MAT', capitulos: 28 },
    { codigo: 'PHM', capitulos: 1 },
  ],
}
const kjv = {
  ...livre,
  codigo: 'kjv',
  nome: 'King James Version',
  sigla: 'KJV',
  idioma: 'en',
  licenca: 'Public domain.',
}

const verse = (numero: number, texto: string, more = {}) => ({
  numero,
  numeroFinal: null,
  titulo: null,
  flagParagrafo: false,
  texto,
  ...more,
})
const psalm = [
  verse(1, 'O Senhor é o meu pastor;\nnada me faltará.', { titulo: 'Salmo de Davi', flagParagrafo: true }),
  verse(2, '\nEm pastos verdes me faz deitar.', { numeroFinal: 3 }),
  verse(4, '\nAinda que eu ande pelo vale, não temerei mal algum.'),
  verse(5, 'Preparas uma mesa diante de mim.', { flagParagrafo: true }),
]
const found = (numero: number) => ({
  livro: 'PSA',
  capitulo: 23,
  numero,
  trechos: [
    { texto: 'O Senhor é o meu ', flagEncontrado: false },
    { texto: 'pastor', flagEncontrado: true },
    { texto: '; nada me faltará.', flagEncontrado: false },
  ],
})

const of = (traducoes: (typeof livre)[], leitores: { nome: string; url: string }[] = []): FakeHttp => ({
  [ROOT]: { traducoes, leitores },
  [`${ROOT}livre/PSA/23`]: { versiculos: psalm },
  [`${ROOT}livre/PSA/22`]: { versiculos: [verse(1, 'Deus meu, por que me desamparaste?')] },
  [`${ROOT}livre/PSA/24`]: { versiculos: [verse(1, 'Do Senhor é a terra e a sua plenitude.')] },
  [`${ROOT}livre/RUT/4`]: { versiculos: [verse(1, 'E Boaz subiu à porta.')] },
  [`${ROOT}kjv/PSA/23`]: { versiculos: [verse(1, 'The LORD is my shepherd; I shall not want.')] },
  [`${ROOT}livre/busca?texto=pastor`]: { resultados: [found(1)], proximo: 'Wy' },
  [`${ROOT}livre/busca?texto=pastor&depois=Wy`]: { resultados: [found(4)], proximo: null },
  [`${ROOT}livre/busca?texto=zebra`]: { resultados: [], proximo: null },
})

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  one: of([livre]),
  two: of([livre, kjv]),
  none: of([]),
  readers: of(
    [],
    [
      { nome: 'Nova Almeida Atualizada', url: 'https://reader.example/naa' },
      { nome: 'nothing that opens', url: 'javascript:alert(1)' },
    ],
  ),
  unknownCalls: { [ROOT]: refuse(404) },
  failing: { [ROOT]: refuse(500) },
  offline: { [ROOT]: noResponse() },
} satisfies Record<string, FakeHttp>
