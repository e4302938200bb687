import { defineFeature } from '@atrio/tenant-core'
import { refuse, type FakeHttp } from '@atrio/testing'
import { messages } from '../i18n/messages.ts'
import { PassageLink } from '../parts/passage-link.tsx'

const Page = () => (
  <div>
    <PassageLink reference="Salmo 23.2-3" book="PSA" chapter={23} />;{' '}
    <PassageLink reference="Rute 1" book="RUT" chapter={1} />;{' '}
    <PassageLink reference="a parábola" book={null} chapter={null} />
  </div>
)

/** A page of another feature that names passages. */
export const passagesFeature = defineFeature({
  id: 'passages',
  messages,
  routes: () => [{ path: '/', screen: () => Promise.resolve({ default: Page }) }],
  links: { 'bible.page': ({ book, chapter, verse }) => `/bible/-/${book}/${chapter}${verse ? `#v${verse}` : ''}` },
})

/** The start-up of a church with the Bible in its menu. */
export const withBible = {
  igrejaAppMenu: [
    {
      id: 4,
      idIgreja: 1,
      codigo: 'BIBLIA',
      flagAtivo: true,
      url: null,
      nome: 'Bíblia',
      nomeIngles: '',
      nomeEspanhol: '',
    },
  ],
}

export const calls = {
  bible: 'GET /igreja/vida-plena/biblia/',
  psalm: 'GET /igreja/vida-plena/biblia/livre/PSA/23',
} as const

const verse = (numero: number, texto: string) => ({
  numero,
  numeroFinal: null,
  titulo: null,
  flagParagrafo: numero === 1,
  texto,
})
const livre = {
  codigo: 'livre',
  nome: 'Bíblia Livre',
  sigla: 'BL',
  idioma: 'pt-BR',
  licenca: 'Bíblia Livre, CC BY 3.0 BR.',
  livros: [{ codigo: 'PSA', capitulos: 150 }],
}
const psalm = {
  versiculos: [
    verse(1, 'O Senhor é o meu pastor.'),
    verse(2, 'Em pastos verdes me faz deitar.'),
    verse(3, 'Refrigera a minha alma.'),
    verse(4, 'Não temerei mal algum.'),
  ],
}

/** Scenes of the wire, for tests and stories. */
export const scenes = {
  found: { [calls.bible]: { traducoes: [livre], leitores: [] }, [calls.psalm]: psalm },
  failing: { [calls.bible]: { traducoes: [livre], leitores: [] }, [calls.psalm]: refuse(500) },
} satisfies Record<string, FakeHttp>
