import { beforeEach, describe, expect, it } from 'vitest'
import { y } from '../rules/schema.ts'
import { withoutSecrets } from '../rules/validate.ts'
import { clearDrafts, createDraft, withDraft } from './draft.ts'

beforeEach(() => sessionStorage.clear())

describe('a draft', () => {
  it('is there again for a page that asks for it later, until it is cleared', () => {
    createDraft('register', sessionStorage).write({ name: 'Ana' }, 'pt-BR')
    expect(createDraft('register', sessionStorage).read('pt-BR')).toEqual({ name: 'Ana' })
    expect(createDraft('other', sessionStorage).read('pt-BR')).toBeUndefined()
    createDraft('register', sessionStorage).clear()
    expect(createDraft('register', sessionStorage).read('pt-BR')).toBeUndefined()
  })

  it('keeps the day when the language changes its order', () => {
    createDraft('a', sessionStorage).write({ born: '03/04/1990', half: '03/0', name: 'Ana' }, 'pt-BR')
    expect(createDraft('a', sessionStorage).read('en')).toEqual({ born: '04/03/1990', half: '03/0', name: 'Ana' })
    expect(createDraft('a', sessionStorage).read('es')).toMatchObject({ born: '03/04/1990' })
  })

  it.each(['', 'null', '[]', '{"values":1}', '{"values":[1]}', '{not json', '"x"', '12'])(
    'bears nonsense: %s',
    (text) => {
      sessionStorage.setItem('atrio.draft.a', text)
      expect(createDraft('a', sessionStorage).read('en')).toBeUndefined()
    },
  )

  it('does without a storage, or with one that is full', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    expect(() => createDraft('a', full).write({}, 'en')).not.toThrow()
    expect(createDraft('a', undefined).read('en')).toBeUndefined()
  })

  it('goes with all others at sign-out, and takes nothing else along', () => {
    sessionStorage.setItem('other', 'stays')
    createDraft('a', sessionStorage).write({ a: 1 }, 'en')
    createDraft('b', sessionStorage).write({ b: 1 }, 'en')
    clearDrafts(sessionStorage)
    expect(Object.keys(sessionStorage)).toEqual(['other'])
  })
})

describe('what a draft gives back', () => {
  it('is what the form still has, of the kind that it holds', () => {
    const initial = { name: '', agreed: false, amount: null, address: { city: '', zipCode: '' } }
    const kept = { name: 3, agreed: true, amount: 1050, address: { city: 'Natal', extra: 'x' }, gone: 'x' }
    expect(withDraft(initial, kept)).toEqual({
      name: '',
      agreed: true,
      amount: 1050,
      address: { city: 'Natal', zipCode: '' },
    })
  })

  it('does not come from the prototype', () => {
    expect(withDraft({ toString: '' } as object, {})).toEqual({ toString: '' })
  })
})

describe('what a draft never holds', () => {
  it('is declared by the schema, and guessed from the name besides', () => {
    const schema = y.object({
      email: y.string(),
      entry: y.string().password(),
      again: y.string().confirmed('entry'),
      digitsOnTheBack: y.string().secret(),
      card: y.object({ holder: y.string(), code: y.string().secret() }),
    })
    const values = {
      email: 'ana@example.com',
      entry: 'x',
      again: 'x',
      digitsOnTheBack: '123',
      card: { holder: 'ANA', code: '1', cvv: '2' },
      currentPassword: 'x',
      cardNumber: '4',
      photo: new File([], 'a.png'),
    }
    expect(withoutSecrets(schema, values)).toEqual({ email: 'ana@example.com', card: { holder: 'ANA' } })
  })
})
