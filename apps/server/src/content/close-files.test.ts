import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closedWorld, type ClosedWorld } from '../testing/closed-world.ts'
import { storages, type TestStorage } from '../testing/storages.ts'
import { closeFiles } from './close-files.ts'

describe.each(storages)('closing files in %s', (_name, openStorage) => {
  let world: ClosedWorld
  let storage: TestStorage
  beforeAll(async () => {
    storage = await openStorage()
    world = await closedWorld(storage.changes)
  })
  afterAll(async () => {
    await world.close()
    await storage.close()
  })

  type Addresses = { video: string; list: string; ticket: string; study: string }
  const sql = (text: string) => world.server.database.admin<Record<string, string>>(text)
  const stored = async (): Promise<Addresses> => {
    const [row] = await sql(`select
    (select url from plano_assinatura_conteudo where slug = 'filme') as video,
    (select url from plano_assinatura_conteudo where slug = 'serie') as list,
    (select url from conteudo) as ticket, (select arquivos->0->>'url' from estudo) as study`)
    return row as Addresses
  }
  /** Rows and files as versions before 0045 left them: all of them public. */
  async function makePublic() {
    const { media } = world.server.app.services
    const { video, list, ticket, study } = await stored()
    const parts = (await media.read(list)).toString()
    const before = {
      video: await media.storeVideo('capela', await media.read(video), 'transmissao'),
      list: await media.storeVideo('capela', Buffer.from(parts.replaceAll('/media/private/', '/media/')), 'serie'),
      ticket: await media.storeDocument('capela', await media.read(ticket), 'apostila'),
      study: await media.storeDocument('capela', await media.read(study), 'estudo'),
    }
    for (const url of [video, list, ticket, study]) await media.remove(url)
    await sql(`update plano_assinatura_conteudo set url = '${before.video}' where slug = 'filme'`)
    await sql(`update plano_assinatura_conteudo set url = '${before.list}' where slug = 'serie'`)
    await sql(`update conteudo set url = '${before.ticket}'`)
    await sql(`update estudo set arquivos = jsonb_set(arquivos, '{0,url}', '"${before.study}"')`)
    return before
  }
  const status = async (url: string) => (await world.get(url)).statusCode
  const close = () => closeFiles(world.server.database, world.server.app.services.media)

  it('files that were public are moved, rows and playlists with them, once', async () => {
    const before = await makePublic()
    for (const url of Object.values(before)) expect(await status(url)).toBe(200)
    await close()
    for (const url of Object.values(before)) expect(await status(url)).toBe(404)
    const after = await stored()
    for (const url of Object.values(after)) expect(url).toMatch(/^\/media\/private\/capela\//)
    const { media } = world.server.app.services
    expect((await media.read(after.list)).toString()).toContain('/media/private/capela/')
    expect((await media.read(after.list)).toString()).not.toContain('/media/capela/')
    expect((await media.read(after.video)).equals(world.clip)).toBe(true)
    const answer = await world.as(
      'ana',
      `/api/v1/plano-assinatura-conteudo/${await world.id('plano_assinatura_conteudo', `slug = 'filme'`)}/`,
    )
    expect(await status(answer.json<{ video: { url: string } }>().video.url)).toBe(200)
    const written = await media.read(after.list)
    await close()
    expect(await stored()).toEqual(after)
    expect((await media.read(after.list)).equals(written)).toBe(true)
  })

  it('a file that is public elsewhere stays public there', async () => {
    const before = await makePublic()
    await sql(`insert into transmissao (igreja_id, titulo, servico, url, data_inicio, data_fim)
    values (${world.church}, 'Culto', 'mp4', '${before.video}', '2029-01-01', '2029-01-02')`)
    await close()
    expect(await status(before.video)).toBe(200)
    expect(await status(before.list)).toBe(404)
    await sql('delete from transmissao')
    await world.bring()
    expect(await status(before.video)).toBe(404)
  })

  it('studies that anybody may read keep public files', async () => {
    const before = await makePublic()
    await sql(`insert into configuracao_estudo (igreja_id, flag_conteudo_publico) values (${world.church}, true)`)
    await close()
    expect((await stored()).study).toBe(before.study)
    expect(await status(before.study)).toBe(200)
  })
})
