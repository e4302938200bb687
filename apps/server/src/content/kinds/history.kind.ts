import { eq } from 'drizzle-orm'
import { defineKind } from '../content-kind.ts'
import { BodyFormat, Fields, Maybe } from '../format/fields.ts'
import { igreja } from '../tables.ts'

/** `historia.md`: the church's history, as text without front matter. */
export const historyKind = defineKind({
  path: /^historia\.md$/,
  schema: Fields({ formato: Maybe(BodyFormat) }),
  write: async ({ db, church }, [history]) => {
    const historia = history?.html ?? null
    await db.update(igreja).set({ historia }).where(eq(igreja.id, church))
  },
  read: async ({ db, church }) => {
    const [row] = await db.select({ historia: igreja.historia }).from(igreja).where(eq(igreja.id, church))
    return row?.historia ? [{ path: 'historia.md', data: {}, html: row.historia }] : []
  },
})
