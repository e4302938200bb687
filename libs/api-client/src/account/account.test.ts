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

describe('a client account', () => {
  const lookUp = (answer: unknown) => recorder(answer).api.run(accountApi.clientAccount, { accountId: 7 })

  it('is the first of those that are found', async () => {
    const usuarios = [
      { ...user, ...person },
      { ...user, ...person, id: 9 },
    ]
    expect(await lookUp({ usuarios })).toMatchObject({ id: 8, accountId: 7, email: 'ana@a.test', sex: null })
  })

  it.each([[{ usuarios: [] }], [{ usuarios: null }], [{}]])('that is not there is a failure: %j', async (answer) => {
    await expect(lookUp(answer)).rejects.toMatchObject({ kind: 'refused', status: 404 })
  })

  it('takes every answer of the contract', async () => {
    const arbitrary = wireArbitrary(contract.UsuarioWire)
    await fc.assert(
      fc.asyncProperty(arbitrary, async (wire) => {
        expect(Object.values(await lookUp({ usuarios: [wire] }))).not.toContain(undefined)
      }),
    )
  })
})

it('cards stand in groups, one for each gateway', async () => {
  const card = { titular: 'ANA', final: '4242', validade: '12/2030' }
  const cartoes = [4, 8, 4].map((idGatewayPagamento, index) => ({ ...card, id: index + 1, idGatewayPagamento }))
  const groups = await recorder({ cartoes }).api.run(accountApi.cards, { clientAccountId: 7 })
  expect(groups.map(({ gatewayId, cards }) => [gatewayId, cards.map(({ id }) => id)])).toEqual([
    [4, [1, 3]],
    [8, [2]],
  ])
})

describe('what is sent', () => {
  const sent = async (run: (api: ReturnType<typeof recorder>['api']) => Promise<unknown>) => {
    const { api, requests } = recorder({ situacao: 'ok', token: 't', refreshToken: 'r' })
    await run(api)
    return requests[0]!.body
  }

  it('names the church at whose portal somebody signs in', async () => {
    const body = await sent((api) => api.run(accessApi.login, { email: 'ana@a.test', password: 'P' }))
    expect(body).toEqual({ username: 'ana@a.test', password: 'P', igreja: 1 })
  })

  it('when registering leaves out what was left empty', async () => {
    const typed = { name: 'Ana', surname: 'Lima', email: 'ana@a.test', password: 'P', captcha: 'c' }
    const body = await sent((api) => api.run(signUpApi.register, { ...typed, phone: '', comments: '' }))
    expect(body).toEqual({ nome: 'Ana', sobrenome: 'Lima', email: 'ana@a.test', senha: 'P', captcha: 'c' })
  })

  it('when registering is what the contract asks, field by field', async () => {
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
    expect(contract.breaches(contract.CadastroWire, body)).toEqual([])
    expect(body).toMatchObject({ qtdeFilhos: 0, estadoCivil: 'casado_civil_religioso', sexo: 'F' })
    const names = Object.keys(REGISTRATION_FORM_FIELDS).filter((name) => !name.includes('.'))
    expect(new Set([...names, 'endereco'])).toEqual(new Set(Object.keys(body as object)))
  })
})

describe('a refusal', () => {
  const refused = (fields: Record<string, string>) =>
    recorder(() => Promise.reject(new ApiError('no', { kind: 'refused', status: 422, code: 'validation', fields }))).api

  it('arrives under the names of the form', async () => {
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

describe('codes of a newer backend', () => {
  it('are left out, or promise nothing', async () => {
    const campos = ['cpf', 'signo', 'constructor'].map((campo) => ({ campo, flagObrigatorio: true }))
    const settings = await recorder({ campos }).api.run(signUpApi.registrationSettings, {})
    expect(settings).toEqual({ fields: [{ name: 'cpf', required: true }], termsUrl: null, discreet: false })
    const draft = { name: 'A', surname: 'B', email: 'c@d.test', password: 'P', captcha: 'c' }
    expect(await recorder({ situacao: 'x' }).api.run(signUpApi.register, draft)).toBe('verifyEmail')
    expect((await recorder({ situacao: 'x' }).api.run(referenceApi.cep, { cep: '1' })).status).toBe('unavailable')
  })
})
