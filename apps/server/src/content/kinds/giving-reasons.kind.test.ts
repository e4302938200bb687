import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { exportContent } from '../export-content.ts'
import { churchFile, contentFolder } from '../testing/content-folder.ts'
import { importing } from '../testing/importing.ts'

const { database, media, bring } = await importing()

const folder = (codigo: string, ...reasons: object[]) =>
  contentFolder({ 'igreja.json': churchFile({ codigo }), 'motivos.json': JSON.stringify(reasons) })

type Given = { paid?: boolean; refunded?: boolean; recurring?: string }

/** A church that collects for a roof and for soup; and a gift to the roof of 150.00, which may be the first of a recurring one. */
async function church(codigo: string, { paid = false, refunded = false, recurring }: Given = {}) {
  const [{ id } = { id: 0 }] = await bring(await folder(codigo, { nome: 'Telhado' }, { nome: 'Sopa' }))
  await database.admin(
    `with account as (insert into conta (email, nome, sobrenome, senha_hash) values ($2, 'Ana', 'Reis', '') returning id),
       ana as (insert into usuario (igreja_id, conta_id, nome, sobrenome, email)
         select $1, id, 'Ana', 'Reis', $2 from account returning id),
       gift as (insert into pedido (igreja_id, codigo, tipo, descricao, usuario_id, comprador, situacao, moeda, valor,
           valor_total, valor_parcela, data_cadastro, data_ultima_alteracao)
         select $1, translate(upper(substr(md5(random()::text), 1, 26)), '0189', 'ABCD'), 'doacao', 'Telhado', id, '{}',
           'pendente', 'BRL', 15000, 15000, 15000, now(), now() from ana returning id, usuario_id),
       part as (insert into doacao (igreja_id, pedido_id, motivo_id, nome, valor, idioma, data_cadastro)
         select $1, gift.id, m.id, m.nome, 15000, 'pt_BR', now() from gift, pagamento_motivo m
         where m.igreja_id = $1 and m.nome = 'Telhado' returning motivo_id, nome)
     insert into doacao_recorrente (igreja_id, usuario_id, pedido_id, motivo_id, nome, valor, flag_usuario_taxa,
         recorrencia_dias, situacao, idioma, proxima_data, data_cadastro)
       select $1, usuario_id, gift.id, motivo_id, nome, 15000, false, 30, $3::text, 'pt_BR', '2026-12-20', now()
       from gift, part where $3::text is not null`,
    [id, `ana@${codigo}.test`, recurring ?? null],
  )
  if (paid) await database.admin(`update pedido set situacao = 'aprovado' where igreja_id = $1`, [id])
  if (refunded) await database.admin(`update pedido set situacao = 'estornado' where igreja_id = $1`, [id])
  return {
    /** The id of a reason. */
    idOf: async (nome: string) =>
      (
        await database.admin<{ id: string }>('select id from pagamento_motivo where igreja_id = $1 and nome = $2', [
          id,
          nome,
        ])
      )[0]?.id,
    /** What the gift and the recurring gift are for, and what each reason has received. */
    giving: async () => ({
      gift: (await database.admin(`${FOR} doacao g ${REASON}`, [id]))[0]?.['nome'],
      recurring: (await database.admin(`${FOR} doacao_recorrente g ${REASON}`, [id]))[0]?.['nome'],
      received: (
        await database.admin<{ nome: string; valor: string }>(
          `select m.nome, r.valor from motivo_recebido r
           join pagamento_motivo m on m.igreja_id = r.igreja_id and m.id = r.motivo_id where r.igreja_id = $1`,
          [id],
        )
      ).map(({ nome, valor }) => [nome, Number(valor)]),
    }),
  }
}
const FOR = 'select m.nome from'
const REASON = 'left join pagamento_motivo m on m.igreja_id = g.igreja_id and m.id = g.motivo_id where g.igreja_id = $1'

describe('giving reasons of a church', () => {
  it('keep their gifts, recurring gifts and received sums under another name that names the former one', async () => {
    const { idOf, giving } = await church('renamed', { paid: true, recurring: 'ativa' })
    const [roof, soup] = [await idOf('Telhado'), await idOf('Sopa')]
    expect(await giving()).toEqual({ gift: 'Telhado', recurring: 'Telhado', received: [['Telhado', 15_000]] })
    const renamed = await folder(
      'renamed',
      { nome: 'Sopa da Vila', nomeAnterior: 'Sopa' },
      { nome: 'Telhado novo', nomeAnterior: 'Telhado' },
      { nome: 'Missões', nomeAnterior: 'Missão' },
    )
    const after = { gift: 'Telhado novo', recurring: 'Telhado novo', received: [['Telhado novo', 15_000]] }
    // the field stays in the folder: the second import finds the new names
    for (const _time of ['first', 'second']) {
      await bring(renamed)
      expect(await giving()).toEqual(after)
      expect([await idOf('Telhado novo'), await idOf('Sopa da Vila')]).toEqual([roof, soup])
    }
    const exported = path.join(await contentFolder({}), 'renamed')
    await exportContent({ code: 'renamed', folder: exported, database, media })
    expect(await readFile(path.join(exported, 'motivos.json'), 'utf8')).not.toContain('nomeAnterior')
    await bring(exported)
    expect(await giving()).toEqual(after)
  })

  it.each([
    ['taken out', [{ nome: 'Sopa' }]],
    ['replaced with another', [{ nome: 'Missões' }, { nome: 'Sopa' }]],
  ])('are not %s by an import, unless --end-reasons says so', async (name, reasons) => {
    const codigo = name.replaceAll(' ', '-')
    const { giving } = await church(codigo, { paid: true, recurring: 'ativa' })
    await expect(bring(await folder(codigo, ...reasons))).rejects.toThrow(
      'motivos.json has no "Telhado", for which recurring gifts run (1) and money was received: bring it back, ' +
        'write "nomeAnterior": "Telhado" beside its new name, or import with --end-reasons',
    )
    expect(await giving()).toEqual({ gift: 'Telhado', recurring: 'Telhado', received: [['Telhado', 15_000]] })
    await bring(await folder(codigo, ...reasons), { endReasons: true })
    expect(await giving()).toEqual({ gift: null, recurring: null, received: [] })
  })

  it('do not become one with another that was there before, unless --end-reasons says so', async () => {
    const { giving } = await church('joined', { paid: true, recurring: 'ativa' })
    const joined = await folder('joined', { nome: 'Sopa', nomeAnterior: ' telhado' })
    await expect(bring(joined)).rejects.toThrow(
      /^motivos\.json has no "Telhado", for which recurring gifts run \(1\) and money was received, and two reasons cannot become one: bring it back, or import with --end-reasons$/,
    )
    await bring(joined, { endReasons: true })
    expect(await giving()).toEqual({ gift: null, recurring: null, received: [] })
  })

  it('are found by a former name in other capitals, as by one that another reason has', async () => {
    const { idOf, giving } = await church('capitals', { paid: true, recurring: 'ativa' })
    const roof = await idOf('Telhado')
    await bring(await folder('capitals', { nome: 'Sopa' }, { nome: 'Telhado novo', nomeAnterior: 'telhado ' }))
    expect(await idOf('Telhado novo')).toBe(roof)
    expect(await giving()).toMatchObject({ recurring: 'Telhado novo', received: [['Telhado novo', 15_000]] })
  })

  it.each(['iniciada', 'ativa', 'pausada'])('do not end while a recurring gift is %s', async (recurring) => {
    const { giving } = await church(recurring, { recurring })
    await expect(bring(await folder(recurring, { nome: 'Sopa' }))).rejects.toThrow(
      /^motivos\.json has no "Telhado", for which recurring gifts run \(1\): bring it back/,
    )
    expect(await giving()).toMatchObject({ recurring: 'Telhado' })
  })

  it('do not end once money was received for them', async () => {
    await church('money', { paid: true })
    await expect(bring(await folder('money', { nome: 'Sopa' }))).rejects.toThrow(
      /^motivos\.json has no "Telhado", for which money was received: bring it back/,
    )
  })

  it.each([
    ['no gift to them was paid', 'unpaid', {}],
    ['all gifts to them went back', 'refunded', { paid: true, refunded: true }],
    ['their recurring gifts were cancelled', 'cancelled', { recurring: 'cancelada' }],
    ['their recurring gifts have failed', 'failed', { recurring: 'falhou' }],
  ])('end without a question where %s', async (_case, codigo, given) => {
    const { idOf } = await church(codigo, given)
    await bring(await folder(codigo, { nome: 'Sopa' }))
    expect(await idOf('Telhado')).toBeUndefined()
  })

  it.each([
    [
      'belongs to another reason of the file',
      [{ nome: 'Telhado novo', nomeAnterior: 'telhado' }, { nome: 'Telhado' }],
      'motivos.json:1 0.nomeAnterior: is the name of another reason here: leave it out',
    ],
    [
      'is named by two',
      [{ nome: 'Missões' }, { nome: 'Telhado A', nomeAnterior: 'Telhado' }, { nome: 'B', nomeAnterior: 'Telhado' }],
      'motivos.json:1 2.nomeAnterior: is used twice: make it unique',
    ],
  ])('are refused where a former name %s', async (_case, reasons, issue) => {
    await expect(bring(await folder('mistaken', ...reasons))).rejects.toThrow(issue)
  })
})
