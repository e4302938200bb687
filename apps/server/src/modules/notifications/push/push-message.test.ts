import { describe, expect, it } from 'vitest'
import { pushMessage } from './push-message.ts'

const about = { id: 9, titulo: 'Cantata', tipo: 'EVENTO', idEntidadeRelacionada: null, slugEntidadeRelacionada: null }

describe('pushMessage', () => {
  it.each([
    [{ tipo: 'EVENTO', idEntidadeRelacionada: 7 }, '/event/7'],
    [{ tipo: 'NOTICIA', idEntidadeRelacionada: 5 }, '/news/5'],
    [{ tipo: 'DEVOCIONAL', idEntidadeRelacionada: 3 }, '/devotionals/3'],
    [{ tipo: 'EBD', slugEntidadeRelacionada: 'jovens' }, '/ebds/jovens'],
    [{ tipo: 'CULTO' }, '/live'],
    [{ tipo: 'EVENTO' }, '/'],
    [{ tipo: 'toString' }, '/'],
    [{ tipo: 'AVISO', idEntidadeRelacionada: 7 }, '/'],
  ])('opens the page of %j', (fields, path) => {
    expect(pushMessage({ ...about, ...fields })).toEqual({ title: 'Cantata', path, tag: '9' })
  })
})
