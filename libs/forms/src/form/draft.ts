import { type DateLocale, readDate, writeDate } from '@atrio/contract/rules'

const PREFIX = 'atrio.draft.'

export type Draft = {
  /** What was typed, as far as it may be kept; undefined where nothing was. */
  read: (locale: DateLocale) => Record<string, unknown> | undefined
  write: (values: object, locale: DateLocale) => void
  clear: () => void
}

/** The tab's storage; undefined on the server, and where the browser forbids it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** A date that was typed in another language's order is turned into this one's; all else stays as it is. */
function reread(values: Record<string, unknown>, from: DateLocale, to: DateLocale): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const plain = typeof value === 'string' ? readDate(value, from) : null
      return [name, plain ? writeDate(plain, to) : value]
    }),
  )
}

function parsed(text: string | null): { locale?: DateLocale; values?: unknown } {
  try {
    return (JSON.parse(text ?? '{}') as { locale?: DateLocale; values?: unknown } | null) ?? {}
  } catch {
    return {}
  }
}

/** A form's draft under its key. A storage that is full, forbidden or holds nonsense makes no draft, and no error. */
export function createDraft(key: string, storage: Storage | undefined): Draft {
  const name = PREFIX + key
  const quietly = <Result>(act: (storage: Storage) => Result): Result | undefined => {
    try {
      return storage && act(storage)
    } catch {
      return undefined
    }
  }
  return {
    read: (locale) => {
      const { locale: from = locale, values } = parsed(quietly((open) => open.getItem(name)) ?? null)
      if (typeof values !== 'object' || values === null || Array.isArray(values)) return undefined
      const kept = values as Record<string, unknown>
      return from === locale ? kept : reread(kept, from, locale)
    },
    write: (values, locale) => quietly((open) => open.setItem(name, JSON.stringify({ locale, values }))),
    clear: () => quietly((open) => open.removeItem(name)),
  }
}

/** Forgets the drafts of all forms, as signing out has to. */
export function clearDrafts(storage: Storage | undefined = tabStorage()): void {
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(PREFIX)) storage?.removeItem(name)
}

/**
 * The initial values with what the draft has for them. A draft can be older than the form, so only fields that the form
 * has, and values of the kind that they hold, are taken over.
 */
export function withDraft<Values extends object>(initial: Values, kept: Record<string, unknown>): Values {
  return Object.fromEntries(
    Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const found = Object.hasOwn(kept, name) ? kept[name] : undefined
      if (isBranch(value) && isBranch(found)) return [name, withDraft(value, found)]
      const fits = typeof found === typeof value || (value === null && typeof found === 'number')
      return [name, fits && !isBranch(value) ? found : value]
    }),
  ) as Values
}

const isBranch = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
