import { chatLimits } from '@atrio/contract'
import { bareName, isOneScript, skeleton, wordsOf } from './name-look.ts'

const MIN_NAME_LETTERS = 2

/** Words that claim to speak for the church or the chat, in the portal's three languages. */
const OFFICES = [
  'admin',
  'administrador',
  'administradora',
  'administrator',
  'administracao',
  'adm',
  'root',
  'sysadmin',
  'moderador',
  'moderadora',
  'moderator',
  'moderacao',
  'moderacion',
  'mod',
  'staff',
  'equipe',
  'equipo',
  'team',
  'pastor',
  'pastora',
  'pr',
  'pra',
  'reverendo',
  'reverenda',
  'reverend',
  'rev',
  'revdo',
  'padre',
  'sacerdote',
  'bispo',
  'bispa',
  'bispado',
  'obispo',
  'obispa',
  'bishop',
  'bp',
  'ministro',
  'ministra',
  'minister',
  'presbitero',
  'presbitera',
  'presbiterio',
  'presbyter',
  'pb',
  'anciao',
  'anciano',
  'diacono',
  'diaconisa',
  'diaconiza',
  'deacon',
  'deaconess',
  'apostolo',
  'apostola',
  'apostol',
  'apostle',
  'profeta',
  'prophet',
  'missionario',
  'missionaria',
  'misionero',
  'misionera',
  'missionary',
  'lider',
  'lideranca',
  'liderazgo',
  'leader',
  'leadership',
  'dirigente',
  'diretoria',
  'directiva',
  'tesouraria',
  'tesoureiro',
  'tesoureira',
  'tesoreria',
  'tesorero',
  'tesorera',
  'treasurer',
  'secretaria',
  'secretario',
  'suporte',
  'support',
  'soporte',
  'oficial',
  'official',
  'sistema',
  'system',
  'atrio',
]
/** Reserved also as a part of a word: `admin2`, `xxmoderador`. */
const ANYWHERE = ['admin', 'moderador', 'moderator']
/** Titles that are also recognised without a space: `pastorelias`. */
const TITLES = [
  'pastor',
  'pastora',
  'reverendo',
  'reverenda',
  'reverend',
  'ministro',
  'ministra',
  'presbitero',
  'presbitera',
  'diacono',
  'diaconisa',
  'apostolo',
  'apostola',
  'missionario',
  'missionaria',
  'misionero',
  'misionera',
]
/** Names and words that start like a title. */
const NO_TITLES = [
  'pastore',
  'pastores',
  'pastoral',
  'pastoril',
  'pastori',
  'pastorin',
  'pastorini',
  'pastorino',
  'pastorinho',
  'pastorelli',
  'pastorello',
  'pastorella',
  'pastoriza',
  'pastorius',
  'pastorek',
  'pastorino',
  'pastoris',
  'apostolopoulos',
  'apostolou',
  'apostolov',
  'apostolos',
  'apostolova',
]
/**
 * Offices that are surnames too (Maria Bispo, John Bishop): allowed after a first name. Pastor is always reserved,
 * although it is a surname in Spain: most users here read it as the title.
 */
const SURNAMES = ['bispo', 'obispo', 'bishop']
/** Words before a title that are no first name. */
const NO_NAMES = ['o', 'a', 'el', 'la', 'the', 'eu', 'sou', 'soy', 'yo', 'im', 'am', 'seu', 'nosso', 'nuestro', 'our']
/** Generic words of a church's name: a name without them still refers to it; alone they refer to this church. */
const CHURCHES = ['igreja', 'iglesia', 'church', 'comunidade', 'comunidad', 'community', 'a', 'la', 'the']

const looks = (words: readonly string[]) => new Set(words.map(skeleton))
const [offices, noTitles, surnames, noNames, churches] = [OFFICES, NO_TITLES, SURNAMES, NO_NAMES, CHURCHES].map(
  looks,
) as [Set<string>, Set<string>, Set<string>, Set<string>, Set<string>]
const anywhere = ANYWHERE.map(skeleton)
const titles = TITLES.map(skeleton)

/**
 * A name cleaned for display: no invisible characters or line breaks; undefined if nothing readable is left.
 * @param longest its maximal length
 */
export function readableName(text: string, longest: number = chatLimits.nameLength): string | undefined {
  const name = text
    .normalize('NFKC')
    .replace(/[\p{C}\u115f\u1160\u3164\uffa0]/gu, ' ')
    .replace(/\p{M}{3,}/gu, '') // stacked diacritics
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...name]
  const readable = letters.length >= MIN_NAME_LETTERS && letters.length <= longest && /\p{L}/u.test(name)
  return readable ? name : undefined
}

/** Reserved names: the church's, and those of its chat's moderators. */
export type TakenNames = { church: string; people: readonly string[] }

/** Whether a visitor's name is or resembles a reserved one, or imitates other letters. */
export function isReserved(name: string, { church, people }: TakenNames): boolean {
  const whole = skeleton(name)
  return (
    !isOneScript(name) ||
    offices.has(whole) ||
    anywhere.some((stem) => whole.includes(stem)) ||
    wordsOf(name).some((words) => holdsOffice(words.map(skeleton)) || namesChurch(words.map(skeleton), church)) ||
    people.some((person) => looksLike(name, person))
  )
}

const holdsOffice = (words: readonly string[]) =>
  words.some((word, index) => {
    const before = words[index - 1]
    if (surnames.has(word) && before && !offices.has(before) && !noNames.has(before)) return false
    return offices.has(word) || (titles.some((title) => word.includes(title)) && !noTitles.has(word))
  })

/** The church's full name, with more around it or without its generic words. A single word is free. */
function namesChurch(words: readonly string[], church: string): boolean {
  const own = (wordsOf(church)[0] ?? []).map(skeleton)
  const core = own.filter((word) => !churches.has(word))
  const whole = words.join('')
  const holds = (some: readonly string[]) => some.length > 1 && whole.includes(some.join(''))
  return words.every((word) => churches.has(word)) || whole === own.join('') || holds(own) || holds(core)
}

/** The same name, or its first and last word, with any trailing signs and numbers. */
function looksLike(name: string, person: string): boolean {
  const bare = skeleton(bareName(name))
  const words = person.split(' ')
  const short = `${words[0]} ${words.at(-1)}`
  return [person, short].map(skeleton).some((look) => look === bare || look === skeleton(name))
}
