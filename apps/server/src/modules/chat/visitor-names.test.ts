import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skeleton } from './name-look.ts'
import { isReserved, readableName } from './visitor-names.ts'

const TAKEN = { church: 'Igreja Vida Plena', people: ['Leo Moreira', 'Marta de Souza Lima'] }

describe('a visitor’s name', () => {
  it.each([
    ['  Ana   Lima ', 'Ana Lima'],
    ['José', 'José'],
    ['Ｍａｒｉａ', 'Maria'],
    ['An\u200ba', 'An a'],
    ['Jo\u202eão', 'Jo ão'],
    ['Михаил', 'Михаил'],
  ])('%j is shown as %j', (text, shown) => expect(readableName(text)).toBe(shown))

  it.each(['', ' ', 'A', '12', '\u200b\u200b\u200b', '🙏🙏', 'x'.repeat(41), '\u3164\u3164'])('is not %j', (text) =>
    expect(readableName(text)).toBeUndefined(),
  )

  it('never holds what can’t be seen, whatever was written', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const name = readableName(text)
        if (name !== undefined) expect(name).not.toMatch(/[\p{Cc}\p{Cf}]|^\s|\s$|\s\s/u)
      }),
    )
  })

  it.each([
    ...['admin', 'Admin', 'ADM1N', 'Аdmin', 'a d m i n', 'admin2', 'Moderador', 'M0derador', 'modеrador', 'mod'],
    ...['Pastor João', 'pr. Marcos', 'Pаstor', 'P@stor Ana', 'Suporte', 'Equipe Atrio', 'rnoderador', 'administração'],
    ...['igreja vida plena', 'Igreja  Vida-Plena', 'lgreja Vida Plena', 'Leo Moreira', 'LEO MOREIRA', 'Le0 Moreira'],
    ...['Leo  Morеira', 'Ieo Moreira', 'Leo Moreira.', 'Leo Moreira 2', 'Leo M oreira', 'Leo Moreira ✓', 'Marta Lima'],
    ...['Vida Plena', 'Vida P1ena', 'Vida Plena Centro', 'Igreja', 'A Igreja'],
    ...['ᴘᴀsᴛᴏʀ Elias', 'Pɑstor Elias', 'ᴀᴅᴍɪɴ', 'Pastᴏr', 'Pastօr Elias', 'ɑdmin', 'Ꮲastor Joao', 'ꓑastor', '𝐏𝐚𝐬𝐭𝐨𝐫'],
    ...['ᏢᎪᏚᎢᏫᏒ', 'ꓑꓮꓢꓔꓳꓣ', 'ꓮꓓꓟꓲꓠ', '🅿🅰🆂🆃🅾🆁 Elias', 'ⲣastor', 'Раѕтог', 'Анна Smith'],
    ...[
      'PastorElias',
      'pastorelias',
      'Pastor_Elias',
      'eliaspastor',
      'PaStOr Elias',
      'P a s t o r',
      'Pastor7',
      'PresbiteroJoao',
    ],
    ...[
      'Ministro',
      'Presbítero João',
      'Diácono',
      'Diaconisa Rute',
      'Bispa Sônia',
      'Apóstolo',
      'Líder',
      'líder Ana',
      'Rev. Tiago',
    ],
    ...[
      'Diretoria',
      'Tesouraria',
      'Missionário José',
      'Sacerdote',
      'Obispo Juan',
      'Diácono Luis',
      'Apóstol',
      'Anciano',
    ],
    ...['Deacon Paul', 'Apostle John', 'Bishop', 'Minister', 'Church Leader', 'Elias (moderador)', 'Sou o Bispo João'],
    // a name of its own in Spain, and a title everywhere: who bears it writes another one, or signs in
    ...['Pastora de Souza', 'Ana Pastor'],
  ])('%j speaks for the church', (name) => expect(isReserved(name, TAKEN)).toBe(true))

  it.each([
    'Ana Lima',
    'Leonardo',
    'Moreira',
    'Pastoril',
    'João Pedro',
    'Priscila',
    'Adriana',
    ...[
      'Pastorello',
      'Ana Pastorelli',
      'Pastorino',
      'Pastoriza',
      'Apostolopoulos',
      'Maria Bispo',
      'Ana Bispo dos Santos',
    ],
    ...[
      'John Bishop',
      'Vida',
      'Plena Vida',
      'Marta',
      'Leo',
      'Marta Souza',
      'Hélder',
      'Élder',
      'João Evangelista',
      'Liderson',
    ],
    ...[
      'Nguyễn Thị Hoa',
      'Łukasz Żak',
      'Şükrü',
      'Ștefan',
      'Zoë',
      'Ñuñez',
      'Sørensen',
      'Weiß',
      'O’Neill',
      'Anne-Marie',
      'D’Ávila',
    ],
    ...['محمد', 'יוסף', '山田 太郎', 'やまだ タロウ', '김민수', 'अनिल', 'Սարգիս', 'გიორგი', 'Ana 🇧🇷', 'Rui 🙏'],
    'Михаил',
    'Ελένη',
    'Teamar',
  ])('%j is a person’s', (name) => expect(isReserved(name, TAKEN)).toBe(false))

  it('looks the same with accents, capitals and spaces', () => {
    expect(skeleton('Órgão  São-José')).toBe(skeleton('orgao saojose'))
  })
})
