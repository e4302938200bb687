import { type DateLocale, readDate, writeDate } from '@atrio/contract/rules'

const PREFIX = 'atrio.draft.'

export type Draft = {
  /** The stored values; undefined without a draft. */
  read: (locale: DateLocale) => Record<string, unknown> | undefined
  write: (values: object, locale: DateLocale) => void
  clear: () => void
}

/** The tab's storage; undefined on the server, and when the browser blocks it. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage
  } catch {
    return undefined
  }
}

/** Converts a date typed in another language's order to this one's; other texts are unchanged. */
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

/** A form's draft under its key. A full, blocked or invalid storage means no draft, and no error. */
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

/** Removes the drafts of all forms, on sign-out. */
export function clearDrafts(storage: Storage | undefined = tabStorage()): void {
  for (const name of Object.keys(storage ?? {})) if (name.startsWith(PREFIX)) storage?.removeItem(name)
}

/**
 * The initial values overridden by the draft. A draft can be older than the form, so only the form's own fields, with
 * values of their type, are restored.
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
