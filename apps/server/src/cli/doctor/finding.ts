/** What a check found: fine, worth a look, or to be put right before the server can do its work. */
export type Finding = { level: 'ok' | 'warn' | 'fail'; what: string; says: string }

type Say = (says: string) => Finding

/** Findings of one check, by their level. */
export const about = (what: string): Record<Finding['level'], Say> => ({
  ok: (says) => ({ level: 'ok', what, says }),
  warn: (says) => ({ level: 'warn', what, says }),
  fail: (says) => ({ level: 'fail', what, says }),
})

/** Why something failed, in one line; what drivers say names hosts, and no password. */
export function reasonOf(error: unknown): string {
  const { message, code } = error as { message?: string; code?: string }
  return (message || code || String(error)).replace(/\s+/g, ' ')
}

export const lineOf = ({ level, what, says }: Finding): string => `${level.padEnd(4)}  ${what.padEnd(10)}  ${says}`
