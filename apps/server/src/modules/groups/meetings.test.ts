import { ReuniaoWire, ReunioesWire } from '@atrio/contract'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome } from '../../testing/people.ts'
import { groupsWorld } from './testing/groups-world.ts'

const { world, sql, get, addGroup, join } = await groupsWorld()
afterAll(() => world.close())
afterEach(() => sql('delete from celula'))

describe('meetings', () => {
  it('are visible to members of the group only, newest first, in pages', async () => {
    const id = await addGroup('Reunida')
    const other = await addGroup('Vizinha')
    await join(id, world.ana)
    await join(other, world.admin)
    await sql(
      `insert into reuniao_celula (igreja_id, slug, celula_id, data, tema, texto)
       select ${world.churches.demo}, 'r' || n, ${id}, date '2030-01-01' + n / 2, 'Canary ' || n, '<p>x</p>'
       from generate_series(1, 65) n`,
    )
    const path = `celula/${id}/reuniao-registro/`
    const seen: number[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: ReunioesWire = wireOf(ReunioesWire, await get(path + (next && `?depois=${next}`), world.ana))
      seen.push(...page.reunioes.map(({ id: meeting }) => meeting))
      next = page.proximo
    }
    expect(seen).toEqual([...new Set(seen)].sort((a, b) => b - a))
    expect(seen).toHaveLength(65)
    const meeting = wireOf(ReuniaoWire, await get(`${path}${seen[0]}`, world.ana))
    expect(meeting).toMatchObject({ data: '2030-02-02', tema: 'Canary 65', texto: '<p>x</p>', estudo: null })
    for (const who of [world.admin, world.eva]) {
      expect(outcome(await get(path, who))).toBe('404 not_found')
      expect(outcome(await get(`${path}${seen[0]}`, who))).toBe('404 not_found')
    }
    expect(outcome(await get(`celula/${other}/reuniao-registro/${seen[0]}`, world.admin))).toBe('404 not_found')
    expect(outcome(await get(path))).toBe('401 unauthorized')
  })
})
