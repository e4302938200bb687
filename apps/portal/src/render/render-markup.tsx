import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'

/** One `<style>` tag: emotion in the browser finds its rules again by the attribute. */
export type StyleTag = { emotion: string; css: string }

export type Markup = {
  /** Title and meta tags. */
  head: string
  body: string
  styles: StyleTag[]
}

/** React 19 puts a page's title and meta tags before its markup: they belong in the head. */
const HOISTED = /^(?:<title>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/

/**
 * Markup with its styles beside it. Not streamed: emotion's styles inside a late boundary would not hydrate.
 * Global rules have a tag of their own, else they would be inserted twice.
 */
export function renderMarkup(tree: ReactNode): Markup {
  const cache = createCache({ key: 'css' })
  cache.compat = true // collect the rules, put no <style> between the elements
  const html = renderToString(<CacheProvider value={cache}>{tree}</CacheProvider>)
  const head = HOISTED.exec(html)?.[0] ?? ''
  const rules = Object.entries(cache.inserted).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  )
  const isScoped = ([id, rule]: [string, string]) => rule.includes(`.css-${id}`)
  return {
    head,
    body: html.slice(head.length),
    styles: [
      styleTag(
        'css-global',
        rules.filter((entry) => !isScoped(entry)),
      ),
      styleTag('css', rules.filter(isScoped)),
    ].filter(({ css }) => css),
  }
}

const styleTag = (key: string, rules: [string, string][]): StyleTag => ({
  emotion: `${key} ${rules.map(([id]) => id).join(' ')}`,
  css: rules.map(([, rule]) => rule).join(''),
})
