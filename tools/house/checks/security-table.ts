/**
 * The levels of OWASP ASVS 5.0.0: a line for each chapter, a word for each of its sections, and a digit for each requirement,
 * in their order. Chapter 1 section 5 has three requirements, the last of them of level 3.
 */
const LEVELS: readonly string[] = [
  '22 1111122223 112222222223 222 123',
  '122 112 12223 23',
  '3 113 12223 11222233 11122333 3 22333',
  '12233 23333 22 1222',
  '2 112333 113 222',
  '122 111111112222 11223333 112233 22222333 2223 33 2222',
  '222 1111 22 11222 223 22',
  '1233 1123 133 23',
  '111 1222',
  '22 223 22223 1111122222233333 22222 22 222',
  '2233 22233 11233 1222 23 23 33',
  '12233 11 22223',
  '2333 222223 2233 1222233',
  '22 12223333 122',
  '12233 12233 1222222 3333',
  '2 22222 2222 222 2223',
  '23 22223333 22',
]

const levels = new Map<string, string>(
  LEVELS.flatMap((sections, chapter) =>
    sections
      .split(' ')
      .flatMap((digits, section) =>
        [...digits].map((level, index) => [`${chapter + 1}.${section + 1}.${index + 1}`, `L${level}`] as const),
      ),
  ),
)
/** Levels 1 and 2 must have a row; level 3 may. */
const asked = [...levels].filter(([, level]) => level !== 'L3').map(([id]) => id)

/** The requirements that a row's first cell begins with: numbers, ranges, or a section or chapter (levels 1 and 2 of it). */
function requirementsOf(cell: string): string[] {
  const numbers = /^[\d.]+(?:–[\d.]+)?(?:, [\d.]+(?:–[\d.]+)?)*(?= )/.exec(cell)?.[0] ?? ''
  return numbers.split(', ').flatMap((part) => {
    const [first = '', last] = part.split('–')
    if (!first) return []
    if (first.split('.').length < 3) return asked.filter((id) => id.startsWith(`${first}.`))
    if (last === undefined) return [first]
    const section = first.slice(0, first.lastIndexOf('.'))
    const [from, to] = [first, last].map((id) => Number(id.slice(id.lastIndexOf('.') + 1))) as [number, number]
    return Array.from({ length: to - from + 1 }, (_, index) => `${section}.${from + index}`)
  })
}

const rowsOf = (text: string) =>
  text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(1, line.lastIndexOf('|'))
        .split('|')
        .map((cell) => cell.trim()),
    )

/** Requirements of levels 1 and 2 without a row or with two, numbers that the standard does not have, and wrong levels. */
export function requirementsAreAnswered(text: string): string[] {
  const answered = new Map<string, number>()
  const wrong = rowsOf(text).flatMap(([item = '']) => {
    const ids = requirementsOf(item)
    for (const id of ids) answered.set(id, (answered.get(id) ?? 0) + 1)
    const unknown = ids.filter((id) => !levels.has(id)).map((id) => `${id} is no requirement`)
    const right = [...new Set(ids.map((id) => levels.get(id)))].sort().join(', ')
    return ids.length > 0 && !item.endsWith(`(${right})`) ? [...unknown, `${item}: the level is ${right}`] : unknown
  })
  const missing = asked.filter((id) => !answered.has(id)).map((id) => `${id} has no row`)
  const twice = [...answered].filter(([, times]) => times > 1).map(([id]) => `${id} has several rows`)
  return [...wrong, ...missing, ...twice]
}

/** Tests and journeys that the text names but that do not exist. @param files paths from the root */
export function namedTestsExist(text: string, files: readonly string[]): string[] {
  const named = [...text.matchAll(/`([\w./-]+\.test\.tsx?)`/g)].map(([, name = '']) => name)
  const journeys = [...text.matchAll(/`journeys\/([\w-]+)`/g)].map(([, name = '']) => `journeys/${name}.journey.ts`)
  return [...new Set([...named, ...journeys])].filter((name) => !files.some((file) => `/${file}`.endsWith(`/${name}`)))
}
