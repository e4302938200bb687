import { chatLimits } from '@atrio/contract'

const SHORTEST = 2

/** Letters of other alphabets, and signs, that are read as Latin ones. */
const LOOKALIKES = new Map(
  Object.entries({
    ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't', у: 'y', х: 'x' },
    ...{ і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', ӏ: 'l', α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k' },
    ...{ ν: 'v', ο: 'o', ρ: 'p', τ: 't', υ: 'u', χ: 'x', ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' },
    ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's', '!': 'i', '|': 'i' },
    ...{ l: 'i' }, // `l`, `I`, `1` and `|` look alike
  }),
)

/** Words that speak for the church or for the chat. */
const OFFICES = [
  ...['admin', 'administrador', 'administradora', 'administrator', 'administracao', 'adm', 'root', 'sysadmin'],
  ...['moderador', 'moderadora', 'moderator', 'moderacao', 'mod', 'staff', 'equipe', 'equipo', 'team'],
  ...['pastor', 'pastora', 'pr', 'pra', 'reverendo', 'reverend', 'bispo', 'bishop', 'obispo', 'padre'],
  ...['suporte', 'support', 'soporte', 'secretaria', 'oficial', 'official', 'sistema', 'system', 'atrio'],
]
/** Of these also what begins or ends with more: `admin2`, `xxmoderador`. */
const STEMS = ['admin', 'moderador', 'moderator']

/** What a name looks like: two names that look alike have the same. */
export const skeleton = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .map((letter) => LOOKALIKES.get(letter) ?? letter)
    .join('')
    .replace(/rn/g, 'm')
    .replace(/vv/g, 'w')
    .replace(/[^\p{L}\p{N}]/gu, '')

const offices = new Set(OFFICES.map(skeleton))
const stems = STEMS.map(skeleton)

/** A name as it may be shown: no invisible letters, no line breaks; undefined where nothing readable is left. */
export function readableName(text: string): string | undefined {
  const name = text
    .normalize('NFKC')
    .replace(/[\p{C}\u115f\u1160\u3164\uffa0]/gu, ' ')
    .replace(/\p{M}{3,}/gu, '') // towers of accents
    .replace(/\s+/g, ' ')
    .trim()
  const letters = [...name]
  const readable = letters.length >= SHORTEST && letters.length <= chatLimits.nameLength && /\p{L}/u.test(name)
  return readable ? name : undefined
}

/**
 * Whether a visitor's name is, or looks like, somebody's who speaks for the church.
 * @param taken names of the church and of those who moderate its chat
 */
export function isReserved(name: string, taken: readonly string[]): boolean {
  const whole = skeleton(name)
  const words = name.split(/[^\p{L}\p{N}@$!|]+/u)
  return (
    words.some((word) => offices.has(skeleton(word)) || mixesAlphabets(word)) ||
    offices.has(whole) ||
    stems.some((stem) => whole.includes(stem)) ||
    taken.some((other) => skeleton(other) === whole)
  )
}

/** No honest word is half Latin and half Cyrillic or Greek. */
const mixesAlphabets = (word: string) =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
