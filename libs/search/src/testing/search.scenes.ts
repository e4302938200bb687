import { noResponse, refuse, type FakeHttp } from '@atrio/testing'

export const SEARCH_CALL = 'GET /igreja/vida-plena/busca/'
const found = (texto: string) => [
  { texto: '… uma noite de ', flagEncontrado: false },
  { texto, flagEncontrado: true },
  { texto: ' com <b>café</b> …', flagEncontrado: false },
]
const result = (id: number, titulo: string, more = {}) => ({
  id,
  idPai: null,
  slug: `slug-${id}`,
  titulo,
  trechos: found('oração'),
  data: '2026-11-18T12:00:00Z',
  ...more,
})
const groups = [
  { tipo: 'louvor', resultados: [result(5, 'Oração de São Francisco', { data: null })], flagMais: false },
  { tipo: 'evento', resultados: [result(7, 'Vigília de oração')], flagMais: false },
  { tipo: 'noticia', resultados: [result(41, 'Sala de oração reaberta')], flagMais: true },
  { tipo: 'projeto', resultados: [result(9, 'Rede de oração', { idPai: 3, data: null })], flagMais: true },
  { tipo: 'celula', resultados: [result(2, 'Grupo de oração', { data: null })], flagMais: false },
  { tipo: 'unheard', resultados: [result(1, 'Of a later server')], flagMais: false },
]
const call = (query: string) => `${SEARCH_CALL}?${query}`

export const scenes = {
  found: {
    [call('texto=oracao')]: { grupos: groups },
    [call('texto=oracao&tipo=projeto')]: { grupos: groups.slice(3, 4) },
  },
  nothing: {
    [call('texto=xyz')]: { grupos: [] },
    [call(String(new URLSearchParams({ texto: '<img src=x onerror=alert(1)>' })))]: { grupos: [] },
  },
  failing: { [call('texto=oracao')]: refuse(500) },
  offline: { [call('texto=oracao')]: noResponse() },
  /** Another backend, which has no search. */
  absent: { [call('texto=oracao')]: refuse(404) },
} satisfies Record<string, FakeHttp>

/** Fails once; built per use, because it counts its calls. */
export const failingOnce = (): FakeHttp => {
  let left = 1
  return { [call('texto=oracao')]: () => (left-- > 0 ? refuse(500) : { grupos: groups }) }
}
