import { bibleQuery, loadScriptureWords } from '@atrio/scripture'
import { type Finds, loadFeatureWords } from '@atrio/tenant-core'
import { FoundVerses } from './parts/found-verses.tsx'

export const finds: Finds = {
  Section: FoundVerses,
  load: (ctx) =>
    Promise.all([
      // without it there are no verses among the results
      ctx.queryClient.prefetchQuery(bibleQuery(ctx.api)),
      loadFeatureWords(ctx, 'bible'),
      loadScriptureWords(ctx.i18n),
    ]),
}
