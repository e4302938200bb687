/** The forms of a feature's name, by their placeholder in the templates. */
export type Names = {
  kebab: string
  snake: string
  camel: string
  Pascal: string
  title: string
  Title: string
  version: string
  /** Number of its migration: `0042`. */
  migration: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Throws where the name is no folder name of ours. */
export function namesOf(kebab: string, version: string, migration: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(kebab)) {
    throw new Error(
      `"${kebab}" is no name for a feature: small letters, digits and single hyphens, as in reading-plans.`,
    )
  }
  const words = kebab.split('-')
  const Pascal = words.map(capital).join('')
  const title = words.join(' ')
  return {
    kebab,
    snake: words.join('_'),
    Pascal,
    camel: Pascal.charAt(0).toLowerCase() + Pascal.slice(1),
    title,
    Title: capital(title),
    version,
    migration,
  }
}

/** Fills `__kebab__`, `__Pascal__` … in a template's text or path. */
export const fill = (template: string, names: Names): string =>
  template.replace(
    /__(kebab|snake|camel|Pascal|title|Title|version|migration)__/g,
    (_, name: keyof Names) => names[name],
  )
