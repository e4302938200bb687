import { describe, expect, it } from 'vitest'
import { churchFile, contentFolder } from '../content/testing/content-folder.ts'
import { commandLine } from './testing/command-line.ts'

const { database, run } = await commandLine()

describe('the command that imports a folder', () => {
  it('ends a giving reason that money was received for with --end-reasons alone', async () => {
    const files = { 'igreja.json': churchFile() }
    await run('import', await contentFolder({ ...files, 'motivos.json': '[{ "nome": "Telhado" }]' }))
    await database.admin(
      'insert into motivo_recebido (igreja_id, motivo_id, valor) select igreja_id, id, 15000 from pagamento_motivo',
    )
    const folder = await contentFolder(files)
    expect(await run('import', folder)).toMatchObject({
      code: 1,
      complained: expect.stringContaining('or import with --end-reasons'),
    })
    expect((await run('import', folder, '--end-reasons')).code).toBe(0)
    expect(await database.admin('select from pagamento_motivo')).toEqual([])
    expect((await run('--help')).said).toContain('[--end-reasons]')
  })

  it('says which congregation an import has taken for renamed, also when a later church fails', async () => {
    const folder = (nome: string, team: object[] = []) =>
      contentFolder({
        'a/igreja.json': churchFile(),
        'a/congregacoes.json': JSON.stringify([{ nome }]),
        'b/igreja.json': churchFile({ codigo: 'b' }),
        'b/equipe.json': JSON.stringify(team),
      })
    await run('import', await folder('Osasco'))
    const { code, said } = await run('import', await folder('Cotia', [{ email: 'eva@b.test', papeis: ['ROLE_ADMIN'] }]))
    expect(code).toBe(1)
    expect(said).toMatch(/^imported capela \(.*\)\ncongregacoes\.json: "Osasco" is called "Cotia" now/)
  })
})
