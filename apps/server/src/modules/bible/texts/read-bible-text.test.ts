import { describe, expect, it } from 'vitest'
import { BibleTextError } from './collect-verses.ts'
import { readKjv } from './kjv.ts'
import { readBibleText } from './read-bible-text.ts'

const read = (...texts: string[]) => readBibleText(texts.map((text, index) => ({ name: `${index}.txt`, text })))
const verse = (numero: number, texto: string, more = {}) => ({
  livro: 'PSA',
  capitulo: 1,
  numero,
  numeroFinal: null,
  titulo: null,
  flagParagrafo: false,
  texto,
  ...more,
})

/** The same chapter in each format: a heading, a note, poetry, two joined verses, a paragraph. */
const PSALM = [
  verse(1, 'Feliz o que não anda\nno conselho,', { titulo: 'Os dois caminhos', flagParagrafo: true }),
  verse(2, '\nantes tem prazer', { numeroFinal: 3 }),
  verse(4, 'Não são assim.', { flagParagrafo: true }),
]

const USFM = String.raw`\id PSA Salmos
\h Salmos
\c 1
\s1 Os dois caminhos
\q1
\v 1 Feliz o que não anda\f + \ft nota\f*
\q2 no \add conselho\add*,
\q1
\v 2-3 antes tem \w prazer|strong="H2656"\w*
\p
\v 4 Não são assim.
`

const USFX = `<?xml version="1.0" encoding="utf-8"?>
<!-- a comment -->
<usfx><languageCode>por</languageCode><book id="PSA"><h>Salmos</h>
<c id="1"/><s level="1">Os dois caminhos</s>
<q><v id="1" bcv="PSA.1.1"/>Feliz o que não anda<f caller="+">nota</f></q><q level="2">no <add>conselho</add>,<ve/></q>
<q><v id="2-3"/>antes tem <w s="H2656">prazer</w><ve/></q>
<p><v id="4"/>Não são assim.<ve/></p></book></usfx>`

const OSIS = `<?xml version="1.0"?><osis xmlns="http://www.bibletechnologies.net/2003/OSIS/namespace"><osisText osisIDWork="x">
<header><work osisWork="x"><title>Salmos</title></work></header>
<div type="book" osisID="Ps"><chapter osisID="Ps.1"><title>Os dois caminhos</title>
<verse osisID="Ps.1.1"><l>Feliz o que não anda<note>nota</note></l><l>no <transChange>conselho</transChange>,</l></verse>
<l><verse sID="a" osisID="Ps.1.2 Ps.1.3"/>antes tem <w>prazer</w><verse eID="a"/></l>
<p><verse osisID="Ps.1.4">Não são assim.</verse></p></chapter></div></osisText></osis>`

describe('a Bible text', () => {
  it.each([
    ['USFM', USFM],
    ['USFX', USFX],
    ['OSIS', OSIS],
  ])('in %s is read with headings, paragraphs and poetry, without notes', (_format, text) => {
    expect(read(text).verses).toEqual(PSALM)
  })

  it('may have a file for each book', () => {
    const { verses } = read(USFM, USFM.replace('PSA', 'PRO'))
    expect(verses.map(({ livro }) => livro)).toEqual(['PSA', 'PSA', 'PSA', 'PRO', 'PRO', 'PRO'])
  })

  it('leaves out books outside the canon of 66 and names them', () => {
    expect(read(USFM, USFM.replace('PSA', 'TOB'))).toEqual({ verses: PSALM, leftOut: ['TOB'] })
  })

  it.each([
    ['of another format', '{"a": 1}', '0.txt is neither USFM nor USFX nor OSIS'],
    ['that is no well-formed XML', USFX.replace('</book>', ''), '0.txt: '],
    ['without verses', '<usfx></usfx>', 'no verse of a known book was found'],
    ['with a verse that has no number', USFX.replace('"2-3"', '"two"'), 'PSA 1: "two" is no number of a verse'],
  ])('%s is refused', (_case, text, message) => {
    expect(() => read(text)).toThrow(BibleTextError)
    expect(() => read(text)).toThrow(message)
  })

  it('expands no entity that it defines itself', () => {
    const bomb = USFX.replace('<usfx>', '<!DOCTYPE usfx [<!ENTITY a "aaaaaaaa">]><usfx>').replace('Não', '&a;&a;')
    expect(() => read(bomb)).toThrow(/entity/i)
  })
})

describe('the package with the King James Version', () => {
  it('has the 31,102 verses of the 66 books, without its marks', async () => {
    const verses = (await readKjv()) ?? []
    expect(verses).toHaveLength(31_102)
    expect(new Set(verses.map(({ livro }) => livro)).size).toBe(66)
    const find = (livro: string, capitulo: number, numero: number) =>
      verses.find((one) => one.livro === livro && one.capitulo === capitulo && one.numero === numero)
    expect(find('PSA', 23, 1)?.texto).toBe('The LORD is my shepherd; I shall not want.')
    expect(find('JHN', 3, 16)).toMatchObject({ flagParagrafo: true, texto: expect.stringMatching(/^For God so loved/) })
    expect(find('REV', 22, 21)?.texto).toMatch(/^The grace of our Lord/)
  })
})
