import { schemaViolations, CriancaDadosWire } from '@atrio/contract'
import { describe, expect, it } from 'vitest'
import { fromChildDraft, toChild } from './children.mapper.ts'

describe('child mapper', () => {
  const wire = { id: 3, idIgreja: 1, nome: 'Sofia', dataNascimento: '2019-05-12', sexo: 'F' as const }
  const child = { id: 3, name: 'Sofia', birthDate: '2019-05-12', sex: 'female' as const, remarks: null }

  it('maps answers, with or without optional fields', () => {
    expect(toChild({ ...wire, observacoes: ' ' })).toEqual(child)
    expect(toChild({ id: 3, nome: 'Sofia' } as never)).toEqual({ ...child, birthDate: null, sex: null })
    expect(toChild({ ...wire, sexo: 'X' as never, observacoes: 'Alergia a amendoim' })).toEqual({
      ...child,
      sex: null,
      remarks: 'Alergia a amendoim',
    })
  })

  it('writes a request that matches the contract', () => {
    const { id: _, ...draft } = child
    const sent = fromChildDraft({ ...draft, remarks: 'Usa óculos' })
    expect(schemaViolations(CriancaDadosWire, sent)).toEqual([])
    expect(sent).toEqual({ nome: 'Sofia', dataNascimento: '2019-05-12', sexo: 'F', observacoes: 'Usa óculos' })
    expect(fromChildDraft({ name: 'Davi', birthDate: null, sex: null, remarks: null })).toMatchObject({ sexo: null })
  })
})
