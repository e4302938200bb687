import { Marked } from 'marked'
import type { Sanitize } from '../platform/sanitize.ts'

const marked = new Marked({ gfm: true })

/**
 * The sanitised HTML of a Markdown file's body; null without a body. With `formato: html` the body is HTML already,
 * which Markdown would break at blank lines.
 */
export const bodyHtml = (body: string | null, format: string | undefined, sanitize: Sanitize): string | null => {
  if (body === null || body === '') return null
  const html = format === 'html' ? body : marked.parse(body, { async: false })
  return sanitize(html).trim() || null
}
