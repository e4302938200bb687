import { schemaViolations, DadosWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { fromOwnDataChanges, toSavedAddresses } from './own-data.mapper.ts'
import type { OwnDataChanges } from './own-data.types.ts'

const all: OwnDataChanges = {
  name: 'Ana',
  surname: 'Lima',
  phone: '+55 11 98888-7777',
  birthDate: '1990-02-28',
  sex: 'female',
  cpf: '52998224725',
  occupationId: 3,
  congregationId: 2,
  maritalStatus: 'stableUnion',
  weddingDate: null,
  children: 0,
  address: { country: 'BR', zipCode: '04103-010', street: '' },
  comments: null,
}

describe('fromOwnDataChanges', () => {
  it('writes a request that matches the contract', () => {
    const wire = fromOwnDataChanges(all)
    expect(schemaViolations(DadosWire, wire)).toEqual([])
    expect(wire).toMatchObject({ sexo: 'F', estadoCivil: 'uniao_estavel', qtdeFilhos: 0, dataCasamento: null })
    expect(wire.endereco).toEqual({ pais: 'BR', cep: '04103-010' })
  })

  it('contains the changed fields only', () => {
    expect(fromOwnDataChanges({ phone: null })).toEqual({ telefone: null })
    expect(fromOwnDataChanges({ sex: null, maritalStatus: null })).toEqual({ sexo: null, estadoCivil: null })
  })
})

describe('toSavedAddresses', () => {
  const wire = (id: number, flagPrincipal?: boolean) =>
    ({
      id,
      idIgreja: 1,
      pais: 'BR',
      logradouro: 'Rua Um',
      ...(flagPrincipal !== undefined && { flagPrincipal }),
    }) as never

  it('marks exactly one main address, the first when the backend marks none', () => {
    expect(toSavedAddresses([wire(1, false), wire(2, true)]).map(({ main }) => main)).toEqual([false, true])
    expect(toSavedAddresses([wire(1), wire(2)]).map(({ main }) => main)).toEqual([true, false])
    expect(toSavedAddresses([wire(1)])[0]).toMatchObject({ id: 1, street: 'Rua Um', city: null, country: 'BR' })
  })
})
