import { describe, expect, it } from 'vitest'
import { ApiError } from './api-error.ts'
import { withFormFields } from './form-fields.ts'

const TABLE = { nome: 'name', 'itens.*': 'items.*', 'itens.*.valor': 'items.*.amount', ordem: 'order', 'meus.': 'own_' }

const refusedWith = async (fields: Record<string, string>) => {
  const refuse = () => Promise.reject(new ApiError('no', { kind: 'refused', status: 400, code: 'validation', fields }))
  return ((await withFormFields(TABLE, refuse).catch((error: unknown) => error)) as ApiError).fields
}

describe('the fields of a refusal', () => {
  it.each([
    ['nome', 'name'],
    ['itens.7', 'items.7'],
    ['itens.0.valor', 'items.0.amount'],
    ['itens.2.outro.5', 'items.2.outro.5'],
    ['ordem.0', 'ordem.0'],
    ['meus.apelido', 'own_apelido'],
    ['meus', 'meus'],
    ['itens', 'itens'],
    ['constructor', 'constructor'],
  ])('rename %s to %s', async (wire, ours) => {
    expect(await refusedWith({ [wire]: 'format' })).toEqual({ [ours]: 'format' })
  })

  it('stay as they are in another error', async () => {
    const error = new Error('a bug')
    await expect(withFormFields(TABLE, () => Promise.reject(error))).rejects.toBe(error)
  })
})
