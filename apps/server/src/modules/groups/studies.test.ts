import { ConfiguracaoEstudoWire, EstudosWire, EstudoWire } from '@atrio/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'

let world: People
const tokens = new Map<SeededPerson, string>()
const get = (path: string, who?: SeededPerson) =>
  world.server.get(`/api/v1/igreja/igreja-demo/${path}`, {
    headers: { ...(who && { authorization: `Bearer ${tokens.get(who)}` }) },
  })
const publish = (flag: boolean) =>
  world.server.database.admin(
    `insert into configuracao_estudo values (${world.churches.demo}, ${flag})
     on conflict (igreja_id) do update set flag_conteudo_publico = ${flag}`,
  )
const newest = async () =>
  Number((await world.server.database.admin<{ id: string }>('select max(id) as id from estudo'))[0]?.id)

beforeAll(async () => {
  world = await people()
  for (const who of [world.ana, world.eva]) tokens.set(who, (await world.login(who.email)).token)
  await world.server.database.admin(
    `insert into estudo (igreja_id, slug, titulo, texto, data_publicacao)
     select ${world.churches.demo}, 'e' || n, 'Estudo ' || n, '<p>Canary</p>', timestamptz '2029-01-01' + n / 3 * interval '1 day'
     from generate_series(1, 45) n`,
  )
  await world.server.database.admin(
    `insert into estudo (igreja_id, slug, titulo, data_publicacao)
     values (${world.churches.demo}, 'amanha', 'Amanhã', '2030-01-10')`,
  )
})
afterAll(() => world.close())

describe('studies', () => {
  it('are for the church’s users by default', async () => {
    const { data } = wireOf(ConfiguracaoEstudoWire, await get('configuracao-estudo'))
    expect(data).toEqual({ flagConteudoPublico: false })
    const paths = ['estudo/', `estudo/${(await newest()) - 1}`]
    for (const path of paths) {
      for (const who of [undefined, world.eva]) {
        const answer = await get(path, who)
        expect(outcome(answer)).toBe('404 not_found')
        expect(answer.body).not.toContain('Canary')
      }
      const answer = await get(path, world.ana)
      expect([outcome(answer), answer.headers['cache-control']]).toEqual(['200', 'no-store'])
    }
  })

  it('are public if the church says so: newest first, in pages, and none before its date', async () => {
    await publish(true)
    expect((await get('configuracao-estudo')).json()).toEqual({ data: { flagConteudoPublico: true } })
    const titles: string[] = []
    let next: string | null = ''
    while (next !== null) {
      const page: EstudosWire = wireOf(EstudosWire, await get(`estudo/${next && `?depois=${next}`}`))
      titles.push(...page.estudos.map(({ titulo }) => titulo))
      next = page.proximo
    }
    expect(titles).toEqual(Array.from({ length: 45 }, (_, index) => `Estudo ${45 - index}`))
    const last = await newest()
    expect(outcome(await get(`estudo/${last}`))).toBe('404 not_found')
    expect(wireOf(EstudoWire, await get(`estudo/${last - 1}`))).toMatchObject({ titulo: 'Estudo 45', arquivos: [] })
    await publish(false)
    expect(outcome(await get('estudo/'))).toBe('404 not_found')
  })
})
