import { beforeEach, describe, expect, it } from 'vitest'
import { newPassword } from '../rules/new-password.ts'
import { y } from '../rules/schema.ts'
import { withoutSecrets } from '../rules/validate.ts'
import { clearDrafts, createDraft, withDraft } from './draft.ts'

beforeEach(() => sessionStorage.clear())

describe('createDraft', () => {
  it('restores a draft until it is cleared', () => {
    createDraft('register', sessionStorage).write({ name: 'Ana' }, 'pt-BR')
    expect(createDraft('register', sessionStorage).read('pt-BR')).toEqual({ name: 'Ana' })
    expect(createDraft('other', sessionStorage).read('pt-BR')).toBeUndefined()
    createDraft('register', sessionStorage).clear()
    expect(createDraft('register', sessionStorage).read('pt-BR')).toBeUndefined()
  })

  it('keeps a date when the language changes its order', () => {
    createDraft('a', sessionStorage).write({ born: '03/04/1990', half: '03/0', name: 'Ana' }, 'pt-BR')
    expect(createDraft('a', sessionStorage).read('en')).toEqual({ born: '04/03/1990', half: '03/0', name: 'Ana' })
    expect(createDraft('a', sessionStorage).read('es')).toMatchObject({ born: '03/04/1990' })
  })

  it.each(['', 'null', '[]', '{"values":1}', '{"values":[1]}', '{not json', '"x"', '12'])(
    'ignores an invalid draft: %s',
    (text) => {
      sessionStorage.setItem('atrio.draft.a', text)
      expect(createDraft('a', sessionStorage).read('en')).toBeUndefined()
    },
  )

  it('works without storage, or with a full one', () => {
    const full = {
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    } as unknown as Storage
    expect(() => createDraft('a', full).write({}, 'en')).not.toThrow()
    expect(createDraft('a', undefined).read('en')).toBeUndefined()
  })

  it('is removed with all others at sign-out, and nothing else is', () => {
    sessionStorage.setItem('other', 'stays')
    createDraft('a', sessionStorage).write({ a: 1 }, 'en')
    createDraft('b', sessionStorage).write({ b: 1 }, 'en')
    clearDrafts(sessionStorage)
    expect(Object.keys(sessionStorage)).toEqual(['other'])
  })
})

describe('withDraft', () => {
  it('restores only fields that the form still has, with values of their type', () => {
    const initial = { name: '', agreed: false, amount: null, address: { city: '', zipCode: '' } }
    const kept = { name: 3, agreed: true, amount: 1050, address: { city: 'Natal', extra: 'x' }, gone: 'x' }
    expect(withDraft(initial, kept)).toEqual({
      name: '',
      agreed: true,
      amount: 1050,
      address: { city: 'Natal', zipCode: '' },
    })
  })

  it('ignores properties of the prototype', () => {
    expect(withDraft({ toString: '' } as object, {})).toEqual({ toString: '' })
  })
})

describe('withoutSecrets', () => {
  it('drops fields marked as secret in the schema or named like one', () => {
    const schema = y.object({
      email: y.string(),
      entry: newPassword(),
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
