import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { churchFile, contentFolder } from '../content/testing/content-folder.ts'
import { commandLine } from './testing/command-line.ts'
import { runLine } from './testing/run-line.ts'

const { database, context, run } = await commandLine()
const church = (code: string) =>
  database.admin<{ cor_app: string; flag_ativo: boolean; versao: string; origens_embed: string[] }>(
    'select * from igreja where codigo = $1',
    [code],
  )
const modulesOf = async (code: string) => {
  const rows = await database.admin<{ codigo: string }>(
    'select m.codigo from igreja_modulo m join igreja i on i.id = m.igreja_id where i.codigo = $1 order by 1',
    [code],
  )
  return rows.map(({ codigo }) => codigo)
}

beforeEach(() => database.admin('delete from igreja'))

describe('the command line', () => {
  it('prints its help, with exit code 0 only if it was asked for', async () => {
    const asked = await run('--help')
    expect(asked.code).toBe(0)
    expect(asked.said).toContain('church set <code> color <#rrggbb>')
    expect((await run()).code).toBe(2)
  })

  it('rejects an unknown command', async () => {
    expect(await run('church', 'delete', 'demo')).toMatchObject({
      code: 2,
      complained: expect.stringContaining('There is no command "church delete"'),
    })
  })

  it.each([
    [['import']],
    [['import', 'a', 'b']],
    [['church', 'create', 'a']],
    [['church', 'create', 'a', '--nome', 'A']],
    [['church', 'set', 'a', 'logo', 'x']],
  ])('prints a command’s usage when its arguments are wrong (%j)', async (args) => {
    const { code, complained } = await run(...args)
    expect(code).toBe(2)
    expect(complained).toContain('Usage: npm run atrio -- ')
  })

  it('imports a folder and exports it again', async () => {
    const folder = await contentFolder({ 'igreja.json': churchFile(), 'historia.md': 'Começou assim.' })
    expect(await run('import', folder)).toMatchObject({ code: 0, said: 'imported capela (Capela do Vale)' })
    const target = path.join(folder, 'out')
    expect(await run('export', 'capela', target)).toMatchObject({ code: 0, said: `wrote 2 files to ${target}` })
    expect((await readdir(target)).sort()).toEqual(['historia.md', 'igreja.json'])
  })

  it('lists the mistakes of a folder and imports nothing', async () => {
    const folder = await contentFolder({ 'igreja.json': churchFile({ visual: { corApp: 'roxo' } }) })
    const { code, complained } = await run('import', folder)
    expect(code).toBe(1)
    expect(complained).toMatch(/^igreja\.json:8 visual\.corApp: .*\n\nNothing was imported: one mistake\.$/)
    expect(await church('capela')).toEqual([])
  })

  it('names a folder that does not exist', async () => {
    const { code, complained } = await run('import', '/nowhere/at/all')
    expect(code).toBe(1)
    expect(complained).toContain('There is no such folder')
  })

  it('creates a church, lists it, closes and opens it', async () => {
    const made = await run('church', 'create', 'vale', '--name', 'Igreja do Vale', '--modules', 'MOD_CULTO')
    expect(made.code).toBe(0)
    expect(await modulesOf('vale')).toEqual(['MOD_CULTO'])
    expect((await run('church', 'deactivate', 'vale')).said).toBe('vale (Igreja do Vale) is now inactive')
    expect((await run('church', 'list')).said).toBe('vale  pt_BR  inactive  Igreja do Vale')
    await run('church', 'activate', 'vale')
    expect((await church('vale')).map(({ flag_ativo }) => flag_ativo)).toEqual([true])
    expect((await run('church', 'create', 'vale', '--name', 'Outra')).complained).toContain('already')
  })

  it('validates a new church by the rules of content folders', async () => {
    const { code, complained } = await run(
      'church',
      'create',
      'Vale',
      '--name',
      'V',
      '--currency',
      'XXL',
      '--modules',
      'MOD_X',
    )
    expect(code).toBe(1)
    expect(complained.split('\n').map((line) => line.split(' ')[0])).toEqual(['<code>', '--modules', '--currency'])
  })

  it('sets colour, modules, domains and frame origins, and raises the version so that pages follow', async () => {
    await run('church', 'create', 'vale', '--name', 'Igreja do Vale')
    const [before] = await church('vale')
    await run('church', 'set', 'vale', 'color', '#112233')
    await run('church', 'set', 'vale', 'modules', 'MOD_EBD', 'MOD_DOACAO')
    await run('church', 'set', 'vale', 'domains', 'www.vale.org', 'vale.org')
    await run('church', 'set', 'vale', 'embeds', 'https://www.vale.org', 'https://vale.org:8443')
    const [after] = await church('vale')
    expect(after?.origens_embed).toEqual(['https://www.vale.org', 'https://vale.org:8443'])
    expect(after?.cor_app).toBe('#112233')
    expect(Number(after?.versao)).toBeGreaterThan(Number(before?.versao) + 3)
    expect(await modulesOf('vale')).toEqual(['MOD_DOACAO', 'MOD_EBD'])
    expect((await run('church', 'list')).said).toContain('www.vale.org  vale.org')
    await run('church', 'set', 'vale', 'modules', 'all')
    expect(await modulesOf('vale')).toHaveLength(10)
    await run('church', 'set', 'vale', 'domains')
    expect(await database.admin('select * from igreja_host')).toEqual([])
  })

  it('accepts the command of the guide for other sites', async () => {
    const guide = await readFile(new URL('../../../../docs/embed.md', import.meta.url), 'utf8')
    const [[, command] = []] = [...guide.matchAll(/^npm run atrio -- (church embeds add .+)$/gm)]
    await run('church', 'create', 'demo', '--name', 'Demo')
    expect((await run(...command!.split(' '))).code).toBe(0)
    expect((await church('demo'))[0]?.origens_embed).toEqual(['https://www.vidaplena.org.br'])
  })

  it('adds and removes sites that frame a church one by one', async () => {
    await run('church', 'create', 'vale', '--name', 'Igreja do Vale')
    const origins = async () => (await church('vale'))[0]?.origens_embed
    await run('church', 'embeds', 'add', 'vale', 'https://www.vale.org')
    const added = await run('church', 'embeds', 'add', 'vale', 'http://192.168.0.12:5500', 'https://www.vale.org')
    expect(added.said).toContain('vale may be framed by https://www.vale.org http://192.168.0.12:5500')
    expect(await origins()).toEqual(['https://www.vale.org', 'http://192.168.0.12:5500'])
    await run('church', 'embeds', 'remove', 'vale', 'https://www.vale.org')
    expect(await origins()).toEqual(['http://192.168.0.12:5500'])
    expect((await run('church', 'embeds', 'list', 'vale')).said).toContain('http://192.168.0.12:5500')
  })

  it.each([
    [['add', 'vale', 'http://vale.org'], 1],
    [['add', 'vale', 'http://8.8.8.8:80'], 1],
    [['add', 'vale', 'https://vale.org/site'], 1],
    [['add', 'nobody', 'https://vale.org'], 1],
    [['remove', 'vale', 'https://vale.org'], 1],
    [['add', 'vale', ...Array.from({ length: 21 }, (_, index) => `https://site${index}.vale.org`)], 1],
    [['add', 'vale'], 2],
  ])('refuses to change sites by %j', async (args, exitCode) => {
    await run('church', 'create', 'vale', '--name', 'Igreja do Vale')
    expect((await run('church', 'embeds', ...args)).code).toBe(exitCode)
    expect((await church('vale'))[0]?.origens_embed).toEqual([])
  })

  it('sets the sender and the address for answers of a church’s mails, and takes them away again', async () => {
    await run('church', 'create', 'vale', '--name', 'Igreja do Vale')
    const settings = { MAIL_SENDER_DOMAINS: 'vale.org' }
    const addresses = () => database.admin('select email_remetente, email_resposta from igreja')
    const set = (...args: string[]) => runLine(context, ['church', 'set', 'vale', ...args], settings)
    expect((await set('sender', 'avisos@vale.org')).said).toBe('vale: sender avisos@vale.org')
    expect((await set('reply-to', 'secretaria@gmail.example')).said).toBe('vale: reply-to secretaria@gmail.example')
    const both = [{ email_remetente: 'avisos@vale.org', email_resposta: 'secretaria@gmail.example' }]
    expect(await addresses()).toEqual(both)
    const refused = await set('sender', 'avisos@gmail.example')
    expect([refused.code, refused.complained]).toEqual([1, expect.stringContaining('not in MAIL_SENDER_DOMAINS')])
    expect(await addresses()).toEqual(both)
    await set('sender')
    await set('reply-to')
    expect(await addresses()).toEqual([{ email_remetente: null, email_resposta: null }])
  })

  it('imports the sender of a church of a domain in MAIL_SENDER_DOMAINS alone', async () => {
    const emailRemetente = 'avisos@vale.org'
    const folder = await contentFolder({ 'vale/igreja.json': churchFile({ codigo: 'vale', emailRemetente }) })
    const refused = await run('import', folder)
    expect([refused.code, refused.complained]).toEqual([1, expect.stringContaining('not in MAIL_SENDER_DOMAINS')])
    expect((await runLine(context, ['import', folder], { MAIL_SENDER_DOMAINS: 'vale.org' })).code).toBe(0)
    expect(await database.admin('select email_remetente from igreja')).toEqual([{ email_remetente: emailRemetente }])
  })

  it.each([
    [['vale', 'sender', 'avisos@vale.org'], 1],
    [['vale', 'reply-to', 'a@vale.org,b@vale.org'], 1],
    [['vale', 'reply-to', 'a@vale.org', 'b@vale.org'], 2],
    [['vale', 'reply-to', 'a@vale.org\nBcc: b@vale.org'], 1],
    [['vale', 'color', 'red'], 2],
    [['vale', 'modules', 'MOD_X'], 1],
    [['vale', 'domains', 'https://vale.org'], 1],
    [['vale', 'domains', 'www.other.org'], 1],
    [['vale', 'embeds', 'https://vale.org/'], 1],
    [['vale', 'embeds', 'http://vale.org'], 1],
    [['vale', 'embeds', '*'], 1],
    [['nobody', 'color', '#112233'], 1],
  ])('refuses %j', async (args, exitCode) => {
    await run('church', 'create', 'vale', '--name', 'Igreja do Vale')
    await run('church', 'create', 'other', '--name', 'Outra')
    await run('church', 'set', 'other', 'domains', 'www.other.org')
    const before = await database.admin('select * from igreja order by id')
    expect((await run('church', 'set', ...args)).code).toBe(exitCode)
    expect(await database.admin('select * from igreja order by id')).toEqual(before)
  })
})
