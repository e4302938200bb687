import { AssinaturaPlanoLeituraWire } from '@atrio/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayIn } from '../../platform/church/church-day.ts'
import { wireOf } from '../../testing/expect-wire.ts'
import { outcome, type People, people, type SeededPerson } from '../../testing/people.ts'
import { nextReminder } from './reminders.ts'
import { sweepReminders } from './reminders.sweep.ts'

const DAY = 86_400_000
const HOUR = 3_600_000
const PLAN = 'aaaaaaaa-0000-4000-8000-000000000001'
const saoPaulo = { fusoHorario: 'America/Sao_Paulo' }

it('nextReminder is the next such hour in the church’s zone', () => {
  const at = (iso: string) => nextReminder(saoPaulo, 7, new Date(iso)).toISOString()
  expect(at('2026-11-20T09:59:00Z')).toBe('2026-11-20T10:00:00.000Z')
  expect(at('2026-11-20T10:00:00Z')).toBe('2026-11-21T10:00:00.000Z')
  // evening in São Paulo, the next day in UTC
  expect(at('2026-11-21T01:00:00Z')).toBe('2026-11-21T10:00:00.000Z')
})

describe('a daily reminder', () => {
  let world: People
  beforeAll(async () => {
    world = await people()
    await world.server.database.admin(
      `insert into plano_leitura (igreja_id, uuid, slug, nome, posicao, qtde_dias, dias)
       select $1, $2, 'salmos', 'Salmos', 1, 40, jsonb_agg(jsonb_build_object('titulo', null, 'texto', null,
         'passagens', jsonb_build_array(jsonb_build_object('referencia', 'Salmo ' || n, 'livro', 'PSA', 'capitulo', n))))
       from generate_series(1, 40) n`,
      [world.ana.church, PLAN],
    )
  })
  afterAll(() => world.close())
  beforeEach(async () => {
    await world.server.database.admin('delete from plano_leitura_assinatura; delete from limite')
    sent = (await world.mailsTo(world.ana.email)).length
  })
  let sent = 0

  const call = async (method: 'POST' | 'PUT', url: string, payload: object = {}, who: SeededPerson = world.ana) =>
    world.server.app.inject({
      method,
      url: `/api/v1${url}`,
      payload,
      headers: {
        host: world.hostOf(who.church),
        authorization: `Bearer ${(await world.login(who.email)).token}`,
        'accept-language': 'pt-BR',
      },
    })
  const begin = async () =>
    wireOf(AssinaturaPlanoLeituraWire, await call('POST', `/plano-leitura/${PLAN}/assinatura`)).uuid
  const remind = (uuid: string, horaLembrete: number | null, who?: SeededPerson) =>
    call('PUT', `/assinatura-plano-leitura/${uuid}/lembrete`, { horaLembrete }, who)
  /** Noon in São Paulo is 15:00 UTC: an hour later. */
  const sweepAfter = async (milliseconds: number) => {
    world.wait(milliseconds)
    await sweepReminders(world.server.app.services)
    return (await world.mailsTo(world.ana.email)).slice(sent)
  }
  const hourNow = () =>
    Number(
      new Intl.DateTimeFormat('en', { timeZone: 'America/Sao_Paulo', hour: 'numeric', hourCycle: 'h23' }).format(
        world.server.app.services.clock(),
      ),
    )
  const page = (method: 'GET' | 'POST', url: string) => {
    const { host, pathname, search } = new URL(url)
    return world.server.app.inject({
      method,
      url: pathname + search,
      headers: { host, ...(method === 'POST' && { 'content-type': 'application/x-www-form-urlencoded' }) },
      ...(method === 'POST' && { payload: 'List-Unsubscribe=One-Click' }),
    })
  }

  it('is off by default, and comes once a day while the day’s reading is not marked', async () => {
    const uuid = await begin()
    expect(await sweepAfter(DAY)).toEqual([])
    const answer = wireOf(AssinaturaPlanoLeituraWire, await remind(uuid, (hourNow() + 1) % 24))
    expect(answer.horaLembrete).toBe((hourNow() + 1) % 24)
    expect(await sweepAfter(0)).toEqual([])
    const [mail, ...more] = await sweepAfter(HOUR)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Leitura de hoje: Salmo 2')
    expect(mail?.text).toContain('Dia 2 de 40 de “Salmos”')
    expect(mail?.text).toContain(`/reading-plans/${PLAN}`)
    expect(mail?.unsubscribe).toContain('/reading-reminder?user=')
    expect(mail?.text).toContain(mail!.unsubscribe!)
    expect(await sweepAfter(60_000)).toHaveLength(1)
    await call('PUT', `/assinatura-plano-leitura/${uuid}/dia/3`)
    expect(await sweepAfter(DAY)).toHaveLength(1)
    expect(await sweepAfter(DAY)).toHaveLength(2)
  })

  it('ends by its link without a session, not by opening it, nor by another person’s key', async () => {
    const uuid = await begin()
    await remind(uuid, (hourNow() + 1) % 24)
    const [mail] = await sweepAfter(HOUR)
    const link = mail!.unsubscribe!
    const opened = await page('GET', link)
    expect([opened.statusCode, opened.headers['cache-control']]).toEqual([200, 'no-store'])
    expect(opened.body).toContain('Parar os lembretes')
    for (const wrong of [link.replace(/user=\d+/, `user=${world.admin.user}`), link.slice(0, -2)])
      expect((await page('POST', wrong)).statusCode).toBe(404)
    expect(await sweepAfter(DAY)).toHaveLength(2)
    const done = await page('POST', link)
    expect(done.statusCode).toBe(200)
    expect(done.body).toContain('estão desligados')
    expect(await sweepAfter(DAY)).toHaveLength(2)
    world.wait(61 * DAY)
    expect((await page('GET', link)).statusCode).toBe(404)
  })

  it('ends with a word after fourteen mails without a mark, and with the plan', async () => {
    const uuid = await begin()
    await remind(uuid, (hourNow() + 1) % 24)
    let mails = await sweepAfter(HOUR)
    for (let day = 1; day < 20; day += 1) mails = await sweepAfter(DAY)
    expect(mails).toHaveLength(14)
    expect(mails[12]?.text).not.toContain('último lembrete')
    expect(mails[13]?.text).toContain('Este é o último lembrete: faz 14 dias')
    await remind(uuid, (hourNow() + 1) % 24)
    world.wait(30 * DAY)
    expect(await sweepAfter(HOUR)).toHaveLength(14)
    const [row] = await world.server.database.admin<{ hour: number | null }>(
      'select hora_lembrete as hour from plano_leitura_assinatura',
    )
    expect(row?.hour).toBeNull()
  })

  it('stays due when its mail cannot be composed, and moves on when the mail is refused', async () => {
    const uuid = await begin()
    await remind(uuid, (hourNow() + 1) % 24)
    const state = async () =>
      (
        await world.server.database.admin<{ sent: number; next: Date }>(
          'select lembretes_seguidos as sent, proximo_lembrete as next from plano_leitura_assinatura',
        )
      )[0]
    const before = await state()
    world.wait(HOUR)
    const { services } = world.server.app
    const links = {
      ...services.auth.links,
      sign: () => {
        throw new Error('no key')
      },
    }
    await expect(sweepReminders({ ...services, auth: { ...services.auth, links } })).rejects.toThrow('no key')
    expect(await state()).toEqual(before)
    expect(await sweepAfter(60_000)).toHaveLength(1)
    const rename = (from: string, to: string) =>
      world.server.database.admin('update plano_leitura set dias = replace(dias::text, $1, $2)::jsonb', [from, to])
    await rename('Salmo', 'Sal\u0085mo')
    expect(await sweepAfter(DAY)).toHaveLength(1)
    expect((await state())?.sent).toBe(2)
    await rename('Sal\u0085mo', 'Salmo')
  })

  it('comes to others when those of one person fail', async () => {
    const { ana, admin, server } = world
    await server.database.admin(
      `create function refuse_mail() returns trigger language plpgsql as 'begin raise exception ''disk full''; end';
       create trigger refuse_mail before insert on email_saida for each row
         when (new.destinatario = '${ana.email}') execute function refuse_mail();
       insert into plano_leitura (igreja_id, slug, nome, posicao, qtde_dias, dias)
       select ${ana.church}, 'q' || n, 'Q', n, 1, '[{"titulo":null,"texto":null,"passagens":[]}]'
       from generate_series(1, 6) n`,
    )
    const now = server.app.services.clock()
    await server.database.admin(
      `insert into plano_leitura_assinatura
         (igreja_id, plano_leitura_id, usuario_id, data_inicio, hora_lembrete, proximo_lembrete)
       select igreja_id, id, case posicao when 6 then $1::int else $2::int end, $3::date, 7,
         $4::timestamptz + posicao * interval '1 second'
       from plano_leitura where slug ~ '^q\\d'`,
      [admin.user, ana.user, dayIn(saoPaulo, now), new Date(now.getTime() - 60_000)],
    )
    await expect(sweepReminders(server.app.services)).rejects.toThrow('disk full')
    expect(await world.mailsTo(admin.email)).toHaveLength(1)
    await server.database.admin('drop trigger refuse_mail on email_saida; drop function refuse_mail')
    expect(await sweepAfter(60_000)).toHaveLength(5)
  })

  it('is left out when the server comes back hours later, and is one of three at most', async () => {
    const uuid = await begin()
    await remind(uuid, (hourNow() + 1) % 24)
    expect(await sweepAfter(5 * HOUR)).toEqual([])
    await world.server.database.admin(
      `insert into plano_leitura (igreja_id, slug, nome, posicao, qtde_dias, dias)
       select $1, 'p' || n, 'P', 9, 1, '[{"titulo":null,"texto":null,"passagens":[]}]' from generate_series(1, 3) n;`.replace(
        '$1',
        String(world.ana.church),
      ),
    )
    await world.server.database.admin(
      `insert into plano_leitura_assinatura (igreja_id, plano_leitura_id, usuario_id, data_inicio, hora_lembrete)
       select igreja_id, id, $1, '2026-11-20', 7 from plano_leitura where slug ~ '^p\\d'`,
      [world.ana.user],
    )
    expect(outcome(await remind(uuid, 8))).toBe('409 conflict')
    expect(outcome(await remind(uuid, null))).toBe('200')
    // asked for at the same moment, too
    const { token } = await world.login(world.ana.email)
    const set = (of: string, horaLembrete: number | null) =>
      world.server.app.inject({
        method: 'PUT',
        url: `/api/v1/assinatura-plano-leitura/${of}/lembrete`,
        payload: { horaLembrete },
        headers: { host: world.hostOf(world.ana.church), authorization: `Bearer ${token}` },
      })
    const all = await world.server.database.admin<{ uuid: string }>('select uuid from plano_leitura_assinatura')
    for (let round = 0; round < 5; round++) {
      await world.server.database.admin('update plano_leitura_assinatura set hora_lembrete = null')
      const answers = await Promise.all(all.map((one) => set(one.uuid, 7)))
      expect(answers.map(outcome).sort()).toEqual(['200', '200', '200', '409 conflict'])
    }
    expect(outcome(await remind(uuid, 24))).toBe('400 validation')
    expect(outcome(await remind(uuid, 7, world.eva))).toBe('404 not_found')
  })
})
