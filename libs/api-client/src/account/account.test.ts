import * as contract from '@atrio/contract'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../api-error.ts'
import { recorder } from '../testing/recorder.ts'
import { wireArbitrary } from '../testing/wire-arbitrary.ts'
import { accessApi } from './access.endpoints.ts'
import { accountApi } from './account.endpoints.ts'
import { ownDataApi } from './own-data.endpoints.ts'
import { signUpApi } from './sign-up.endpoints.ts'
import { referenceApi } from './reference.endpoints.ts'
import { REGISTRATION_FORM_FIELDS } from './registration.mapper.ts'

const user = { id: 8, idUser: 7, igreja: { id: 1, codigo: 'demo', slug: 'vida', nome: 'Vida' } }
const person = { nome: 'Ana', sobrenome: 'Lima', email: 'ana@a.test', dataCadastro: '2026-01-01T00:00:00Z' }

describe('client account', () => {
  const lookUp = (answer: unknown) => recorder(answer).api.run(accountApi.clientAccount, { accountId: 7 })

  it('is the first of the answered users', async () => {
    const usuarios = [
      { ...user, ...person },
      { ...user, ...person, id: 9 },
    ]
    expect(await lookUp({ usuarios })).toMatchObject({ id: 8, accountId: 7, email: 'ana@a.test', sex: null })
  })

  it.each([[{ usuarios: [] }], [{ usuarios: null }], [{}]])(
    'rejects with 404 when no user is answered: %j',
    async (answer) => {
      await expect(lookUp(answer)).rejects.toMatchObject({ kind: 'refused', status: 404 })
    },
  )

  it('maps every answer that the contract allows', async () => {
    const arbitrary = wireArbitrary(contract.UsuarioWire)
    await fc.assert(
      fc.asyncProperty(arbitrary, async (wire) => {
        expect(Object.values(await lookUp({ usuarios: [wire] }))).not.toContain(undefined)
      }),
    )
  })
})

it('groups saved cards by gateway', async () => {
  const card = { titular: 'ANA', final: '4242', validade: '12/2030' }
  const cartoes = [4, 8, 4].map((idGatewayPagamento, index) => ({ ...card, id: index + 1, idGatewayPagamento }))
  const groups = await recorder({ cartoes }).api.run(accountApi.cards, { clientAccountId: 7 })
  expect(groups.map(({ gatewayId, cards }) => [gatewayId, cards.map(({ id }) => id)])).toEqual([
    [4, [1, 3]],
    [8, [2]],
  ])
})

describe('requests of signing in and registering', () => {
  const sent = async (run: (api: ReturnType<typeof recorder>['api']) => Promise<unknown>) => {
    const { api, requests } = recorder({ situacao: 'ok', token: 't', refreshToken: 'r' })
    await run(api)
    return requests[0]!.body
  }

  it('name the church at whose portal a person signs in', async () => {
    const body = await sent((api) => api.run(accessApi.login, { email: 'ana@a.test', password: 'P' }))
    expect(body).toEqual({ username: 'ana@a.test', password: 'P', igreja: 1 })
  })

  it('leave out fields that were left empty', async () => {
    const typed = { name: 'Ana', surname: 'Lima', email: 'ana@a.test', password: 'P', captcha: 'c' }
    const body = await sent((api) => api.run(signUpApi.register, { ...typed, phone: '', comments: '' }))
    expect(body).toEqual({ nome: 'Ana', sobrenome: 'Lima', email: 'ana@a.test', senha: 'P', captcha: 'c' })
  })

  it('match the contract field by field', async () => {
    const body = await sent((api) =>
      api.run(signUpApi.register, {
        name: 'Ana',
        surname: 'Lima',
        email: 'ana@a.test',
        password: 'P',
        captcha: 'c',
        acceptsTerms: true,
        phone: '+55 11 91234-5678',
        birthDate: '1990-02-03',
        sex: 'female',
        cpf: '529.982.247-25',
        occupationId: 3,
        congregationId: 5,
        maritalStatus: 'civilAndReligious',
        weddingDate: '2015-05-06',
        children: 0,
        address: {
          country: 'BR',
          zipCode: '04101-000',
          street: 'Rua das Acácias',
          number: '240',
          complement: 'casa 2',
          neighborhood: 'Vila Mariana',
          city: 'São Paulo',
          state: 'SP',
        },
        comments: 'Olá',
      }),
    )
    expect(contract.schemaViolations(contract.CadastroWire, body)).toEqual([])
    expect(body).toMatchObject({ qtdeFilhos: 0, estadoCivil: 'casado_civil_religioso', sexo: 'F' })
    const names = Object.keys(REGISTRATION_FORM_FIELDS).filter((name) => !name.includes('.'))
    expect(new Set([...names, 'endereco'])).toEqual(new Set(Object.keys(body as object)))
  })
})

describe('a refused registration', () => {
  const refused = (fields: Record<string, string>) =>
    recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 422, code: 'validation', fields }))).api

  it('names its fields as the form does', async () => {
    const api = refused({ senha: 'common', 'endereco.cep': 'format', novo: 'required', constructor: 'x' })
    const draft = { name: 'A', surname: 'B', email: 'c@d.test', password: 'P', captcha: 'c' }
    await expect(api.run(signUpApi.register, draft)).rejects.toMatchObject({
      status: 422,
      code: 'validation',
      fields: { password: 'common', 'address.zipCode': 'format', novo: 'required', constructor: 'x' },
    })
    await expect(
      refused({ senhaAtual: 'wrong' }).run(ownDataApi.changePassword, { currentPassword: 'a', newPassword: 'b' }),
    ).rejects.toMatchObject({ fields: { currentPassword: 'wrong' } })
  })
})

describe('unknown codes of a newer backend', () => {
  it('are left out or map to the safest value', async () => {
    const campos = ['cpf', 'signo', 'constructor'].map((campo) => ({ campo, flagObrigatorio: true }))
    const settings = await recorder({ campos }).api.run(signUpApi.registrationSettings, {})
    expect(settings).toEqual({
      fields: [{ name: 'cpf', required: true }],
      customFields: [],
      termsUrl: null,
      discreet: false,
    })
    const draft = { name: 'A', surname: 'B', email: 'c@d.test', password: 'P', captcha: 'c' }
    expect(await recorder({ situacao: 'x' }).api.run(signUpApi.register, draft)).toBe('verifyEmail')
    expect((await recorder({ situacao: 'x' }).api.run(referenceApi.cep, { cep: '1' })).status).toBe('unavailable')
  })
})
