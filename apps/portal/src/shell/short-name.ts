/** Document 1 section 9: the header's names are no longer than this, in characters as a person counts them. */
const MAX_CHARACTERS = 18

/** A name of at most 18 characters; a shortened one ends with an ellipsis. */
export function shortName(name: string): string {
  const characters = Array.from(new Intl.Segmenter().segment(name.trim()), ({ segment }) => segment)
  if (characters.length <= MAX_CHARACTERS) return characters.join('')
  return `${characters
    .slice(0, MAX_CHARACTERS - 1)
    .join('')
    .trimEnd()}…`
}
