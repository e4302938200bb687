import { describe, expect, it } from 'vitest'
import { churchFile, contentFolder } from '../testing/content-folder.ts'
import { importing } from '../testing/importing.ts'

const { database, bring } = await importing()

describe('congregations of a church', () => {
  const folder = (codigo: string, ...names: string[]) =>
    contentFolder({
      'igreja.json': churchFile({ codigo }),
      'congregacoes.json': JSON.stringify(names.map((nome) => ({ nome }))),
    })
  /** A church with these congregations, and a member of the first. */
  const church = async (codigo: string, ...names: string[]) => {
    const [{ id } = { id: 0 }] = await bring(await folder(codigo, ...names))
    await database.admin(`insert into conta (email, nome, sobrenome, senha_hash) values ($1, 'Ana', 'Reis', '')`, [
      `ana@${codigo}.test`,
    ])
    await database.admin(
      `insert into usuario (igreja_id, conta_id, nome, sobrenome, email, congregacao_id)
       select c.igreja_id, a.id, 'Ana', 'Reis', a.email, c.id from congregacao c, conta a
       where c.igreja_id = $1 and c.nome = $2 and a.email = $3`,
      [id, names[0], `ana@${codigo}.test`],
    )
    return async () => {
      const [ana] = await database.admin<{ nome: string | null }>(
        `select c.nome from usuario u left join congregacao c on c.igreja_id = u.igreja_id and c.id = u.congregacao_id
         where u.igreja_id = $1`,
        [id],
      )
      return ana?.nome
    }
  }

  it('keep their members under another name, and the import says so', async () => {
    const ofAna = await church('renaming', 'Osasco', 'Barueri')
    const [imported] = await bring(await folder('renaming', 'Barueri', 'Osasco Centro'))
    expect(await ofAna()).toBe('Osasco Centro')
    expect(imported?.notes).toEqual([
      'congregacoes.json: "Osasco" is called "Osasco Centro" now, and keeps its members; where that is another ' +
        'congregation, import the former folder again, then this one with --end-congregations',
    ])
  })

  it.each([
    ['taken out', ['Barueri']],
    ['replaced by two', ['Barueri', 'Cotia', 'Itapevi']],
    ['replaced with others', ['Cotia', 'Itapevi']],
  ])('are not %s by an import, unless --end-congregations says so', async (name, names) => {
    const codigo = name.replaceAll(' ', '-')
    const ofAna = await church(codigo, 'Osasco', 'Barueri')
    await expect(bring(await folder(codigo, ...names))).rejects.toThrow(
      /^congregacoes\.json has no "Osasco", to which members belong \(1\): bring it back/,
    )
    expect(await ofAna()).toBe('Osasco')
    await bring(await folder(codigo, ...names), { endCongregations: true })
    expect(await ofAna()).toBeNull()
  })

  it('are not taken for renamed where --end-congregations says that they end', async () => {
    const ofAna = await church('answered', 'Osasco', 'Barueri')
    const [imported] = await bring(await folder('answered', 'Barueri', 'Cotia'), { endCongregations: true })
    expect(await ofAna()).toBeNull()
    expect(imported?.notes).toEqual([])
  })

  it('end without a question while no member belongs to them', async () => {
    const ofAna = await church('empty-place', 'Osasco', 'Barueri')
    await bring(await folder('empty-place', 'Osasco'))
    expect(await ofAna()).toBe('Osasco')
  })
})
