import { isLocale } from '@atrio/i18n'
import { useChurch, useFeatureContext } from '@atrio/tenant-core'
import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { PassageLink } from './passage-link.tsx'
import { useHasBible } from './use-has-bible.ts'

/** Plain text of a church; the passages that it names open in place, once what recognises them has loaded. */
export function ScriptureText({ text }: { text: string }) {
  const { onServer, locale } = useFeatureContext()
  const { locale: spoken } = useChurch()
  const language = isLocale(spoken) ? spoken : locale
  const enabled = useHasBible() && !onServer && /\d/.test(text)
  const { data: pieces } = useQuery({
    queryKey: ['scripture.text', language, text],
    queryFn: async () => (await import('../model/find-passages.ts')).findPassages(text, language),
    enabled,
    staleTime: Infinity,
    // without it the text is still there to be read
    retry: false,
  })
  if (!pieces) return text
  return pieces.map(({ text: piece, passage }, index) =>
    passage ? <PassageLink key={index} reference={piece} {...passage} /> : <Fragment key={index}>{piece}</Fragment>,
  )
}
