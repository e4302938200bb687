import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { withClient } from '../database/open-database.ts'
import { ownerTransaction } from '../database/owner-transaction.ts'
import type { FileStorage } from '../platform/media/file-storage.ts'
import { folderStorage } from '../platform/media/folder-storage.ts'
import { mediaStore } from '../platform/media/media-store.ts'
import { endedItems } from './ended-items.ts'
import { loadContent } from './load-content.ts'
import { until } from '../testing/processes.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'
import { importing } from './testing/importing.ts'

const { database, bring, clock, sanitize } = await importing()

/** A media store that runs this whenever it stores a file, as people use the portal meanwhile. */
async function mediaWhile(act: () => Promise<unknown>) {
  const storage = folderStorage(await contentFolder({}))
  const store: FileStorage['store'] = async (name, data) => {
    await act()
    await storage.store(name, data)
  }
  return mediaStore({ ...storage, store })
}

/** Resolves once a connection to this test's database waits for another's lock. */
async function untilOneWaits() {
  await until(async () => {
    const waiting = await database.admin(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return waiting.length > 0
  })
}

const SONG = {
  'louvores/santo.md': '---\ntitulo: Santo\narquivos:\n  - { arquivo: midia/santo.pdf, nome: Santo }\n---\n',
  'midia/santo.pdf': '%PDF-1.7 santo',
}

const DEEDS = [
  {
    done: 'a recorded meeting',
    codigo: 'meeting',
    file: 'celulas/vizinhos.md',
    text: '---\nnome: Vizinhos\n---\n',
    flag: { endGroups: true },
    act: `insert into reuniao_celula (igreja_id, celula_id, data, tema, texto)
        select igreja_id, id, now(), 'Rute', '' from celula where igreja_id = $1`,
    kept: 'select from reuniao_celula where igreja_id = $1',
    issue: /^celulas\/vizinhos\.md is missing, and with the group the meetings .* \(1\) would be deleted/,
  },
  {
    done: "a member's choice of a congregation",
    codigo: 'choice',
    file: 'congregacoes.json',
    text: JSON.stringify([{ nome: 'Osasco' }]),
    flag: { endCongregations: true },
    act: `with account as (insert into conta (email, nome, sobrenome, senha_hash)
          values ('ana@choice.test', 'Ana', 'Reis', '') returning id)
        insert into usuario (igreja_id, conta_id, nome, sobrenome, email, congregacao_id)
        select c.igreja_id, a.id, 'Ana', 'Reis', 'ana@choice.test', c.id from congregacao c, account a
        where c.igreja_id = $1`,
    kept: 'select from usuario where igreja_id = $1 and congregacao_id is not null',
    issue: /^congregacoes\.json has no "Osasco", to which members belong \(1\)/,
  },
  {
    done: 'received money',
    codigo: 'gift',
    file: 'motivos.json',
    text: JSON.stringify([{ nome: 'Telhado' }]),
    flag: { endReasons: true },
    act: `insert into motivo_recebido (igreja_id, motivo_id, valor)
        select igreja_id, id, 15000 from pagamento_motivo where igreja_id = $1`,
    kept: 'select from motivo_recebido where igreja_id = $1',
    issue: /^motivos\.json has no "Telhado", for which money was received/,
  },
]

describe('what people do in a church while an import stores its files', () => {
  it.each(DEEDS)(
    'is not lost: $done refuses it without its flag',
    async ({ codigo, file, text, flag, act, kept, issue }) => {
      const church = { 'igreja.json': churchFile({ codigo }) }
      const [{ id } = { id: 0 }] = await bring(await contentFolder({ ...church, [file]: text }))
      const without = await contentFolder({ ...church, ...SONG })
      const media = await mediaWhile(() => database.admin(act, [id]))
      await expect(bring(without, { media })).rejects.toThrow(issue)
      expect(await database.admin(kept, [id])).toHaveLength(1)
      expect(await database.admin('select from louvor where igreja_id = $1', [id])).toHaveLength(0)
      await bring(without, flag)
      expect(await database.admin(kept, [id])).toHaveLength(0)
      expect(await database.admin('select from louvor where igreja_id = $1', [id])).toHaveLength(1)
    },
  )

  it.each(DEEDS)('waits from the last check to the end of the import: $done', async ({ codigo, file, text, act }) => {
    const church = { 'igreja.json': churchFile({ codigo: `${codigo}-waits` }) }
    const [{ id } = { id: 0 }] = await bring(await contentFolder({ ...church, [file]: text }))
    const folder = await contentFolder(church)
    const { churches } = await loadContent(folder, {
      now: Temporal.Instant.fromEpochMilliseconds(clock().getTime()),
      sanitize,
    })
    const deed = act.replaceAll('$1', String(id)).replace('ana@choice', 'ana@waits').replace('ana@choice', 'ana@waits')
    await ownerTransaction(database, async (transaction) => {
      expect(await endedItems(transaction, churches[0]!, {})).toEqual([])
      await expect(database.admin(`set local lock_timeout = '50ms'; ${deed}`)).rejects.toThrow(/lock timeout/)
    })
    await database.admin(deed)
  })

  it('and a gift that moves its campaign are not in each other’s way', async () => {
    const church = { 'igreja.json': churchFile({ codigo: 'campaign' }) }
    const reasons = JSON.stringify([{ nome: 'Telhado', meta: 10_000 }])
    const [{ id } = { id: 0 }] = await bring(await contentFolder({ ...church, 'motivos.json': reasons }))
    const without = await contentFolder({ ...church, ...SONG })
    const imported = await withClient(database.owner, async (giver) => {
      await giver.query('begin')
      await giver.query(`select set_config('app.igrejas', $1, true)`, [`{${id}}`])
      const { act } = DEEDS.find(({ codigo }) => codigo === 'gift')!
      const media = await mediaWhile(() => giver.query(act, [id]))
      const ends = bring(without, { media }).then(
        () => 'imported',
        ({ message }: Error) => message,
      )
      await untilOneWaits()
      await giver.query('commit')
      return ends
    })
    expect(imported).toMatch(/^motivos\.json has no "Telhado", for which money was received/)
    expect(await database.admin('select from motivo_recebido where igreja_id = $1', [id])).toHaveLength(1)
  })

  it('leaves the churches before it imported, and the error says which', async () => {
    const both = (more: object) =>
      contentFolder({
        'antes/igreja.json': churchFile({ codigo: 'antes', nome: 'Antes' }),
        'depois/igreja.json': churchFile({ codigo: 'depois', nome: 'Depois' }),
        ...more,
      })
    const churches = await bring(await both({ 'depois/motivos.json': JSON.stringify([{ nome: 'Telhado' }]) }))
    const id = churches.find(({ code }) => code === 'depois')?.id
    const media = await mediaWhile(() =>
      database.admin(
        `insert into motivo_recebido (igreja_id, motivo_id, valor)
         select igreja_id, id, 15000 from pagamento_motivo where igreja_id = $1`,
        [id],
      ),
    )
    const without = both(Object.fromEntries(Object.entries(SONG).map(([name, text]) => [`depois/${name}`, text])))
    await expect(bring(await without, { media })).rejects.toMatchObject({
      message: expect.stringMatching(/^depois\/motivos\.json has no "Telhado"/),
      outcome: 'Imported before: antes. Then one mistake.',
    })
  })
})
