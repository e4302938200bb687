import { readFileSync } from 'node:fs'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, it } from 'vitest'
import { loadSanitize } from '../platform/sanitize.ts'
import { ContentError, formatIssue } from './format/content-issue.ts'
import { contentKinds } from './kinds/kinds.ts'
import { loadContent } from './load-content.ts'
import { churchFile, contentFolder } from './testing/content-folder.ts'

const now = Temporal.Instant.from('2026-11-20T13:00:00Z')
const sanitize = await loadSanitize()

/** All issues of a folder as they are printed; empty for a valid one. */
const issuesOf = async (files: Record<string, string | Buffer>): Promise<string[]> => {
  try {
    await loadContent(await contentFolder(files), { now, sanitize })
    return []
  } catch (error) {
    if (error instanceof ContentError) return error.issues.map(formatIssue)
    throw error
  }
}
const church = { 'igreja.json': churchFile() }
const event = (matter: string, body = '') => ({ ...church, 'eventos/retiro.md': `---\n${matter}\n---\n${body}` })
const times = 'nome: Retiro\ndataInicio: +1d 10:00\ndataFim: +1d 12:00'

describe('a content folder', () => {
  it('is valid with nothing but igreja.json', async () => {
    expect(await issuesOf(church)).toEqual([])
  })

  it('reports a missing field on the line of its parent', async () => {
    const text = '{\n  "codigo": "capela",\n  "visual": {\n  }\n}\n'
    expect(await issuesOf({ 'igreja.json': text })).toEqual([
      'igreja.json:1 nome: is missing',
      'igreja.json:1 idioma: is missing',
      'igreja.json:1 fusoHorario: is missing',
      'igreja.json:1 moeda: is missing',
      'igreja.json:1 modulos: is missing',
      'igreja.json:3 visual.corApp: is missing',
    ])
  })

  it('rejects unknown fields by name and line', async () => {
    const menu =
      '[\n  { "codigo": "BIBLIA", "nome": "Bíblia", "nomeIngles": "Bible", "nomeEspanhol": "Biblia",\n    "icone": "x" }\n]'
    expect(await issuesOf({ ...church, 'menu.json': menu })).toEqual([
      'menu.json:3 0.icone: is not a field of this file',
    ])
  })

  it('reports the line of a front-matter field within the file', async () => {
    expect(await issuesOf(event(`${times}\nvalorMinimo: 85.50\nsituacao: talvez`))).toEqual([
      'eventos/retiro.md:5 valorMinimo: must be a whole number',
      'eventos/retiro.md:6 situacao: must be one of aberto, em_breve, esgotado, encerrado, indisponivel',
    ])
  })

  it('reports all mistakes in all files, in order', async () => {
    const issues = await issuesOf({
      'igreja.json': churchFile({ fusoHorario: 'Brasil', moeda: 'XXL', visual: { corApp: 'roxo' } }),
      'banners.json': '[{ "titulo": "Um" },\n { "titulo": "um", "url": "javascript:alert(1)" }]',
      'cultos.json': '{\n "semanais": [\n  { "nome": "Culto", "diaSemana": 7, "horario": "24:00" } ] }',
      'eventos/Retiro Grande.md': '',
    })
    expect(issues.map((issue) => (/^.*?\.(?:md|json)(?::\d+ \S+)?/.exec(issue) ?? [])[0])).toEqual([
      'banners.json:2 1.url:',
      'cultos.json:3 semanais.0.diaSemana:',
      'cultos.json:3 semanais.0.horario:',
      'eventos/Retiro Grande.md',
      'igreja.json:5 fusoHorario:',
      'igreja.json:6 moeda:',
      'igreja.json:8 visual.corApp:',
    ])
  })

  it('validates zone, currency, hosts and times', async () => {
    const issues = await issuesOf({
      'igreja.json': churchFile({ fusoHorario: 'Brasil', moeda: 'XXL', hosts: ['https://www.capela.org'] }),
      'eventos/retiro.md': '---\nnome: Retiro\ndataInicio: amanhã\ndataFim: +1d 10:00\n---\n',
    })
    expect(issues.map((issue) => issue.split(': ')[0])).toEqual([
      'eventos/retiro.md:3 dataInicio',
      'igreja.json:5 fusoHorario',
      'igreja.json:6 moeda',
      'igreja.json:14 hosts.0',
    ])
  })

  it.each([
    [event(times.replace('+1d 12:00', '+1d 10:00')), 'eventos/retiro.md:4 dataFim: must be after dataInicio'],
    [
      event(`${times}\nvalorMinimo: 900\nvalorMaximo: 800`),
      'eventos/retiro.md:6 valorMaximo: must not be less than valorMinimo',
    ],
    [event(`${times}\nnome: Outro`), 'eventos/retiro.md:5 the same field is used twice'],
    [
      event(`${times}\nimagem:\n  arquivo: midia/nada.jpg`),
      "eventos/retiro.md:6 imagem.arquivo: there is no file midia/nada.jpg in the church's folder",
    ],
    [
      event(`${times}\nimagem:\n  arquivo: ../../../etc/passwd`),
      "eventos/retiro.md:6 imagem.arquivo: there is no file ../../../etc/passwd in the church's folder",
    ],
    [
      { ...event(`${times}\nimagem:\n  arquivo: a.jpg`), 'a.jpg': 'GIF89a' },
      'eventos/retiro.md:6 imagem.arquivo: is not a picture that can be read: use JPEG, PNG, WebP or AVIF',
    ],
    [
      {
        ...church,
        'oracoes.json':
          '{ "oracoes": [\n{ "nome": "A", "mensagem": "B", "dataCadastro": "-1h",\n"motivo": "Saúde" }] }',
      },
      'oracoes.json:3 oracoes.0.motivo: "Saúde" is not among motivos',
    ],
    [
      { ...church, 'menu.json': '[{ "codigo": "LINK",\n "nome": "L", "nomeIngles": "L", "nomeEspanhol": "L" }]' },
      'menu.json:1 0.url: is missing: LINK leads out of the portal',
    ],
    [
      { ...church, 'motivos.json': '[{ "nome": "Oferta", "valorMinimo": 500, "valorMaximo": 500 }]' },
      'motivos.json:1 0.valorMaximo: must be more than valorMinimo',
    ],
    [
      { ...church, 'motivos.json': '[{ "nome": "Oferta" },\n{ "nome": "Oferta" }]' },
      'motivos.json:2 0.nome: is used twice: make it unique'.replace('0.', '1.'),
    ],
    [
      { ...church, 'musicas.json': '[]' },
      'musicas.json is not a file of the content format (see docs/content-format.md)',
    ],
    [{ 'historia.md': 'Começou assim.', 'capela/historia.md': 'x' }, 'capela/igreja.json is missing'],
  ])('reports the mistake (%#)', async (files, issue) => {
    expect(await issuesOf(files)).toEqual([issue])
  })

  it('validates the church’s own fields: codes, kinds and options', async () => {
    const names = { nome: 'A', nomeIngles: 'A', nomeEspanhol: 'A' }
    const options = [
      { codigo: 'um', ...names },
      { codigo: 'um', ...names },
    ]
    const camposPersonalizados = [
      { codigo: 'a', tipo: 'escolha', ...names },
      { codigo: 'a', tipo: 'texto', ...names, opcoes: options },
      { codigo: 'c', tipo: 'multipla_escolha', ...names, opcoes: options },
      { codigo: 'd', tipo: 'sim_nao', ...names },
    ]
    expect(await issuesOf({ ...church, 'cadastro.json': JSON.stringify({ camposPersonalizados }) })).toEqual([
      'cadastro.json:1 camposPersonalizados.1.codigo: is used twice: make it unique',
      'cadastro.json:1 camposPersonalizados.0.opcoes: belongs to a choice, and a choice needs it',
      'cadastro.json:1 camposPersonalizados.1.opcoes: belongs to a choice, and a choice needs it',
      'cadastro.json:1 camposPersonalizados.2.opcoes.1.codigo: is used twice: make it unique',
    ])
    expect(
      await issuesOf({
        ...church,
        'cadastro.json': JSON.stringify({ camposPersonalizados: [{ codigo: 'A B', tipo: 'cor', nome: 'A' }] }),
      }),
    ).toHaveLength(4)
  })

  it('reports the line of a JSON syntax error', async () => {
    const [issue] = await issuesOf({ 'igreja.json': '{\n  "codigo": "capela",\n}' })
    expect(issue).toMatch(/^igreja\.json:3 is not valid JSON: /)
  })

  it('ignores READMEs, hidden files and pictures without a reference', async () => {
    expect(
      await issuesOf({ ...church, 'README.md': '# Nossa pasta', '.rascunho.json': '{', 'midia/b.jpg': 'x' }),
    ).toEqual([])
  })

  it('rejects two churches with one code', async () => {
    const files = { 'a/igreja.json': churchFile(), 'b/igreja.json': churchFile({ slug: 'outra' }) }
    expect(await issuesOf(files)).toEqual([
      'b/igreja.json:2 codigo: another church of this folder has the same code capela',
    ])
  })

  it('converts Markdown to sanitised HTML', async () => {
    const folder = await contentFolder({
      ...church,
      'historia.md': '## Começo\n\n*Onze* pessoas.<script>alert(1)</script>',
    })
    const { churches } = await loadContent(folder, { now, sanitize })
    const html = [...(churches[0]?.entries.values() ?? [])].flat().map((entry) => entry.html)
    expect(html).toContain('<h2>Começo</h2>\n<p><em>Onze</em> pessoas.</p>')
  })
})

describe('docs/content-format.md', () => {
  it('names every file that a church’s folder may hold', () => {
    const text = readFileSync(new URL('../../../../docs/content-format.md', import.meta.url), 'utf8')
    const names = contentKinds.map(({ path }) => /^\^([\w-]+(?:\\\.\w+)?)/.exec(path.source)![1]!.replace('\\', ''))
    expect(names).toContain('motivos.json')
    expect(names.filter((name) => !new RegExp(`(?:^|[\\s\`])${name}(?:[/\\s,\`]|$)`, 'm').test(text))).toEqual([])
  })
})
