import { addMessages } from '@atrio/i18n'
import { bibleQuery, loadScriptureWords } from '@atrio/scripture'
import type { Finds } from '@atrio/tenant-core'
import { messages } from './i18n/messages.ts'
import { FoundVerses } from './parts/found-verses.tsx'

export const finds: Finds = {
  Section: FoundVerses,
  load: (ctx) =>
    Promise.all([
      // without it there are no verses among the results
      ctx.queryClient.prefetchQuery(bibleQuery(ctx.api)),
      addMessages(ctx.i18n, 'bible', messages),
      loadScriptureWords(ctx.i18n),
    ]),
}
