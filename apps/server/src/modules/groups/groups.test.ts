import { CelulaFiltrosWire, type CelulasWire } from '@atrio/contract'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type SeededPerson } from '../../testing/people.ts'
import { endereco, groupsWorld } from './testing/groups-world.ts'

const { world, sql, get, list, names, one, addGroup, join } = await groupsWorld()
afterAll(() => world.close())
afterEach(() => sql('delete from celula'))

describe('groups', () => {
  it('are sorted by name without accents, and found by it', async () => {
    await addGroup('Zona sul', { publico: 'Agua' })
    await addGroup('Água viva')
    await addGroup('Casais')
    expect(await names()).toEqual(['Água viva', 'Casais', 'Zona sul'])
    expect(await names('?busca=AGUA')).toEqual(['Água viva'])
    expect(await names('?busca=sul%20zona')).toEqual(['Zona sul'])
    expect(await names('?busca=%25')).toHaveLength(3)
    expect(outcome(await get('celula/?depois=%00'))).toBe('400 validation')
  })

  it('are found by weekday and neighbourhood, together with the name and the place', async () => {
    const at = (bairro: string) => ({ endereco: JSON.stringify({ ...endereco, bairro }) })
    await addGroup('Manhã', { ...at('Moema'), dia_semana: 0 })
    await addGroup('Tarde', { ...at(' Água Rasa'), dia_semana: 3 })
    await addGroup('Noite', { ...at('MOEMA'), dia_semana: 3 })
    await addGroup('Sem casa', { endereco: null, dia_semana: null })
    await addGroup('De outra', { ...at('Centro'), dia_semana: 6 }, world.churches.other)
    const filters = wireOf(CelulaFiltrosWire, await get('celula-filtro/'))
    expect(filters.diasSemana).toEqual([0, 3])
    expect(filters.bairros.toSorted()).toEqual(['Moema', 'Água Rasa'])
    expect(await names('?diaSemana=3')).toEqual(['Noite', 'Tarde'])
    expect(await names('?bairro=moema')).toEqual(['Manhã', 'Noite'])
    expect(await names(`?bairro=${encodeURIComponent('Água Rasa')}`)).toEqual(['Tarde'])
    expect(await names('?bairro=Moema&diaSemana=3&latitude=-23.5&longitude=-46.5')).toEqual(['Noite'])
    expect(await names('?bairro=Moema&busca=tarde')).toEqual([])
    for (const wrong of ['diaSemana=7', 'diaSemana=x', 'bairro=', `bairro=${'x'.repeat(101)}`])
      expect(outcome(await get(`celula/?${wrong}`))).toBe('400 validation')
  })

  it('are paged without gaps or repetitions, by name and by distance', async () => {
    await sql(
      `insert into celula (igreja_id, slug, nome, ordem, latitude, longitude)
       select ${world.churches.demo}, 'g' || n, 'Grupo', 'grupo ' || n % 7, n % 5, case when n % 9 = 0 then null else n % 4 end
       from generate_series(1, 130) n`,
    )
    for (const near of ['', 'latitude=1&longitude=1']) {
      const ids: number[] = []
      const sizes: number[] = []
      let next: string | null = ''
      while (next !== null) {
        const page: CelulasWire = await list(`?${near}${next && `&depois=${next}`}`)
        ids.push(...page.celulas.map(({ id }) => id))
        sizes.push(page.celulas.length)
        next = page.proximo
      }
      expect(sizes).toEqual([60, 60, 10])
      expect(new Set(ids).size).toBe(130)
    }
  })

  it('are sorted by distance from the displayed place', async () => {
    await addGroup('Longe', { latitude: -22, longitude: -46 })
    await addGroup('Sem lugar', { latitude: null, longitude: null })
    await addGroup('Perto', { latitude: -23.5049, longitude: -46.4951 })
    const { celulas } = await list('?latitude=-23.5&longitude=-46.5')
    expect(celulas.map(({ nome, distancia }) => [nome, distancia])).toEqual([
      ['Perto', 0],
      ['Longe', expect.any(Number)],
      ['Sem lugar', undefined],
    ])
    for (const half of ['latitude=1', 'longitude=1', 'latitude=91&longitude=0', 'latitude=x&longitude=0'])
      expect(outcome(await get(`celula/?${half}`))).toBe('400 validation')
  })

  it('answer 404 in another church, and 400 for a malformed id', async () => {
    const id = await addGroup('De outra', {}, world.churches.other)
    expect(outcome(await get(`celula/${id}`))).toBe('404 not_found')
    expect(outcome(await get('celula/1e1'))).toBe('400 validation')
  })
})

describe('a home', () => {
  it('is visible to members only; others see the neighbourhood and an area, in the list too', async () => {
    const id = await addGroup('Lar')
    await join(id, world.admin)
    for (const who of [undefined, world.ana, world.eva]) {
      const shown = [await one(id, who), (await list('', who)).celulas[0]]
      for (const group of shown) {
        expect(group).toMatchObject({ flagEnderecoExato: false, latitude: -23.59, longitude: -46.63 })
        expect(group?.endereco).toMatchObject({ logradouro: null, numero: null, cep: null, bairro: 'Vila Nova' })
      }
      expect(JSON.stringify(shown)).not.toMatch(/Canária|23\.587|46\.632|97777/)
    }
    const exact = { flagEnderecoExato: true, latitude: -23.58765, endereco }
    expect(await one(id, world.admin)).toMatchObject({ ...exact, participacao: 'membro' })
    expect((await get(`celula/${id}`, world.admin)).headers['cache-control']).toBe('no-store')
    await sql('update celula set flag_endereco_publico = true')
    expect(await one(id)).toMatchObject({ ...exact, participacao: null })
  })

  it('shows its phone to members, or to all users of the church if the group allows it', async () => {
    const id = await addGroup('Fone', { responsavel: 'Rui', telefone_responsavel: '+5511966665555' })
    await join(id, world.admin, true)
    const phones = async (who?: SeededPerson) => {
      const { lider, responsavel } = await one(id, who)
      return [lider?.telefone, responsavel?.telefone]
    }
    const both = ['+5511977776666', '+5511966665555']
    expect(await phones(world.admin)).toEqual(both)
    expect(await phones(world.ana)).toEqual([null, null])
    await sql(`update celula set visibilidade_telefone = 'usuarios'`)
    expect(await phones(world.ana)).toEqual(both)
    expect(await phones(world.eva)).toEqual([null, null])
    expect(await phones()).toEqual([null, null])
  })
})
