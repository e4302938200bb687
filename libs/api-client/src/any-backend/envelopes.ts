export type Fields = Record<string, unknown>

export const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A list that lost its order on the way through PHP: `{ "0": …, "2": … }`. */
const isNumbered = (value: Fields) => {
  const names = Object.keys(value)
  return names.length > 0 && names.every((name) => /^\d+$/.test(name))
}

/**
 * The list in an answer: under its name, under `data` as one call of the specification has it, bare, or under whatever
 * single list there is. Empty where the answer has none.
 */
export function listOf(answer: unknown, name: string): unknown[] {
  if (Array.isArray(answer)) return answer.filter((item) => item !== null && item !== undefined)
  if (!isRecord(answer)) return []
  const named = answer[name] ?? answer['data']
  if (Array.isArray(named) || isRecord(named)) return listOf(named, name)
  if (isNumbered(answer)) return listOf(Object.values(answer), name)
  const lists = Object.values(answer).filter(Array.isArray)
  return lists.length === 1 ? listOf(lists[0], name) : []
}

/** The one thing in an answer: bare, under its name, under `data`, or the first of a list. */
export function oneOf(answer: unknown, name: string): Fields {
  if (Array.isArray(answer)) return oneOf(answer[0], name)
  if (!isRecord(answer)) return {}
  const inner = answer[name] ?? answer['data']
  // of a meeting, `data` is its day
  return isRecord(inner) || Array.isArray(inner) ? oneOf(inner, name) : answer
}

/** What was sent with the list, such as where its next page begins. */
export const besides = (answer: unknown): Fields => (isRecord(answer) ? answer : {})
